/** The version of every format that this program writes. Earlier ones are read by way of migrate.ts. */
export const VERSION = 7;
