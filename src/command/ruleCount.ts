/** How often each statement of the rule was cited by a fact, a term, an entitlement or a refusal. */

const CITED =
  /^(?:GEN|GEO|SEQ|ORD|UNI|QUA|CMD|SKL|FRM|MAN|CHG|ASL|FIR|CBT|SAV|LOS|MOR|RAL|TER|BLD|VIC|R)-\d+(?:\.\d)?$/;

/** Adds up the rules cited anywhere in what the engine told. */
export class RuleCount {
  readonly times = new Map<string, number>();

  /** Looks through facts, sums and refusals, however deep the citation lies. */
  add(told: unknown): void {
    if (typeof told === 'string') {
      if (CITED.test(told)) this.times.set(told, (this.times.get(told) ?? 0) + 1);
    } else if (Array.isArray(told)) for (const part of told) this.add(part);
    else if (typeof told === 'object' && told !== null)
      for (const part of Object.values(told)) this.add(part);
  }
}
