/** It brings no types. */
declare module 'spdx-satisfies' {
  /** Whether an SPDX expression can be met with licences of the list alone. @throws for words that are no licence of SPDX */
  export default function satisfies(expression: string, allowed: string[]): boolean
}
