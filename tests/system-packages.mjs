/** Programs that the tests need and npm does not bring: found on this machine, or installed if allowed. */
import { execFileSync } from 'node:child_process'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The path of the first of these programs that is there. */
export function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync)
}

/** Runs a program, its output among ours. @returns whether it succeeded */
export function tried(command, args) {
  try {
    execFileSync(command, args, { stdio: 'inherit', timeout: 10 * 60_000, env: { ...process.env, ...UNASKED } })
    return true
  } catch {
    return false
  }
}

const UNASKED = { DEBIAN_FRONTEND: 'noninteractive' }

/** Installs Debian's package of a program if root runs this, as in a CI's container. @returns the program's path */
export function installed(name, program = name) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  console.log(`Installing ${name} for the tests.`)
  const install = () => tried('apt-get', ['install', '-y', name])
  return startingNothing(() => install() || (tried('apt-get', ['update']) && install())) ? onPath([program]) : undefined
}

/** The policy that Debian's packages consult before they start a service; 101 means no. */
const POLICY = '/usr/sbin/policy-rc.d'

/** A package may bring a service, which nobody here wants to run. An existing policy of the machine stays. */
function startingNothing(install) {
  if (existsSync(POLICY)) return install()
  writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  try {
    return install()
  } finally {
    rmSync(POLICY, { force: true })
  }
}
