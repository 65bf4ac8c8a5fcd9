/** After all journeys: the log of the built product contains nothing about anybody who signed in. */
import { readFileSync } from 'node:fs'
import type { FullConfig } from '@playwright/test'
import { PEOPLE, type Person, TEST_CASES } from '../../support/visit/people'

/** Beside the data: it is made before its folder. */
export const logIn = (dataDir: string) => `${dataDir}.log`

const digits = (text: string) => text.replace(/\D/g, '')
const valuesOf = ({ navs, email, firstName, lastName }: Person) => [navs, digits(navs), email, firstName, lastName]
const VALUES = [...PEOPLE, ...TEST_CASES].flatMap(valuesOf)

/** @throws with the lines that reveal something about a person */
export default function logTellsOfNobody({ metadata }: FullConfig) {
  const lines = readFileSync(logIn(metadata.dataDir), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('{'))
  if (lines.length === 0) throw new Error('The product has logged no request.')
  const telling = lines.filter((line) => VALUES.some((value) => line.includes(value)))
  if (telling.length > 0) throw new Error(`The log tells of a person:\n${telling.join('\n')}`)
  console.log(`${lines.length} lines of the log tell of nobody.`)
}
