/** Around a run: it begins without the parts of an earlier one, and ends with the report; if it measured in full, also with docs/speed.md. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { IN_FULL } from './extent'
import { forgetParts, keptParts, machine, REPORT, writeReport } from './report'
import { writeTables } from './speed-document'

export default function setUp() {
  forgetParts()
  return () => {
    if (keptParts().length === 0) {
      process.stdout.write('\nNothing was measured to its end.\n')
      return
    }
    const measuredWith = versions()
    process.stdout.write(`\n${writeReport(measuredWith)}\n${REPORT}\n`)
    if (IN_FULL) writeTables(keptParts(), machine(measuredWith))
  }
}

const versions = () =>
  [`Node ${process.version}`, ...[chromium(), redis(), wrk()].flatMap((one) => one ?? [])].join(', ')

function said(command: string, args: string[]): string | null {
  try {
    return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  } catch (error) {
    // wrk prints its version and exits as if it had failed.
    return String((error as { stdout?: string }).stdout ?? '') || null
  }
}

const chromium = () => {
  const path = process.env.CHROMIUM_PATH
  return path && existsSync(path) ? said(path, ['--version'])?.trim() : null
}
const redis = () => said('redis-server', ['--version'])?.replace(/.* v=(\S+).*\n/, 'Redis $1')
const wrk = () => said('wrk', ['--version'])?.replace(/^(wrk \S+).*/s, '$1')
