/** It brings no types. */
declare module 'spdx-satisfies' {
  /** Whether licences of the list alone satisfy an SPDX expression. @throws for words that are no licence of SPDX */
  export default function satisfies(expression: string, allowed: string[]): boolean
}
