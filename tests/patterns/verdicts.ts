/** The verdicts that are kept: on each pattern of the product, by its key, in the order of the keys. */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { GoodVerdict } from './judge-pattern'

const FILE = fileURLToPath(new URL('verdicts.json', import.meta.url))

export type Verdicts = Readonly<Record<string, GoodVerdict>>

export const textOfVerdicts = (verdicts: Verdicts) =>
  `${JSON.stringify(Object.fromEntries(Object.entries(verdicts).sort(([one], [other]) => (one < other ? -1 : 1))), null, 2)}\n`

export const verdictsText = () => readFileSync(FILE, 'utf8')
export const keepVerdicts = (verdicts: Verdicts) => writeFileSync(FILE, textOfVerdicts(verdicts))
