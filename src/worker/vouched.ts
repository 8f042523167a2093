/**
 * The page's policy lets no text become a script (Trusted Types). A worker's address is vouched for here, the one place
 * of the program that may: it must be of where the program itself comes from.
 */

/** Whatever a worker is begun with. */
type Address = ConstructorParameters<typeof Worker>[0];

interface Policy {
  createScriptURL(address: string): Address;
}
interface PolicyMaker {
  createPolicy(name: string, rules: { readonly createScriptURL: (address: string) => string }): Policy;
}

declare global {
  /** Not in every browser. */
  var trustedTypes: PolicyMaker | undefined;
}

function ownAddress(address: string): string {
  const { href, protocol, host } = new URL(address, import.meta.url);
  const own = new URL(import.meta.url);
  if (protocol !== own.protocol || host !== own.host) throw new Error(`no script of this program: ${href}`);
  return href;
}

let policy: Policy | null = null;

/** The address of a script of ours, as the policy takes it. */
export function vouchedFor(address: string): Address {
  policy ??= globalThis.trustedTypes?.createPolicy('sabreur-hex', { createScriptURL: ownAddress }) ?? null;
  return policy === null ? ownAddress(address) : policy.createScriptURL(address);
}
