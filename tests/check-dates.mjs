/**
 * `npm run check:dates`: fails if a table of the law was last checked more than a year ago or has no figures for today,
 * or if the list of versions with published faults was last checked more than 90 days ago. `TODAY`: another day than
 * today.
 */
import { overdueLaw } from './overdue-law.mjs'
import { overdueVersions } from './overdue-versions.mjs'

const today = process.env.TODAY || new Date().toISOString().slice(0, 10)
const lines = [...(await overdueLaw()), ...overdueVersions(today)]
const fine = 'Every table of the law is checked and enacted, and so is the list of versions with published faults.'
console.log(lines.length === 0 ? fine : lines.join('\n'))
process.exit(lines.length === 0 ? 0 : 1)
