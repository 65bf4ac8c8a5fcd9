/** `npm run check:dates`: fails where a table of the law was last checked more than a year ago, or has no figures of today. */
import { overdueLaw } from './overdue-law.mjs'

const lines = await overdueLaw()
console.log(lines.length === 0 ? 'Every table of the law is checked and enacted.' : lines.join('\n'))
process.exit(lines.length === 0 ? 0 : 1)
