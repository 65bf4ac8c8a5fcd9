/**
 * Finds a Chromium for the browser tests, and installs one where it may. The one without windows (the headless shell)
 * comes first: it needs half the time of the whole browser.
 */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

const SHELL = 'chromium-headless-shell'
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync)
}

const playwrightsOwn = () => (existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined)

function tried(command, args) {
  try {
    execFileSync(command, args, { stdio: 'inherit', timeout: 10 * 60_000 })
    return true
  } catch {
    return false
  }
}

/** Debian's package, where this is run by root, as in a container of a CI. */
function installed(name) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  console.log(`Installing ${name} for the browser tests.`)
  const install = () => tried('apt-get', ['install', '-y', name])
  return install() || (tried('apt-get', ['update']) && install()) ? onPath([name]) : undefined
}

const playwrightsInstalled = () => (tried('npx', ['playwright', 'install', 'chromium']) ? playwrightsOwn() : undefined)

/** The path of a Chromium; undefined where there is none and none can be installed. */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named && !existsSync(named)) throw new Error('CHROMIUM_PATH names no file')
  return (
    named ||
    onPath([SHELL]) ||
    installed(SHELL) ||
    onPath(WHOLE) ||
    playwrightsOwn() ||
    installed('chromium') ||
    playwrightsInstalled()
  )
}
