/** Around a run: nothing of an earlier one is told again, and at its end stands the report. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { forgetParts, REPORT, writeReport } from './report'

export default function setUp() {
  forgetParts()
  return () => {
    try {
      process.stdout.write(`\n${writeReport(versions())}\n${REPORT}\n`)
    } catch {
      process.stdout.write('\nNothing was measured to its end.\n')
    }
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
