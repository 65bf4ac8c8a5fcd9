/**
 * Finds a Chromium for the browser tests, and installs one if allowed. The headless shell comes first: it needs half
 * the time of the whole browser.
 */
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { installed, onPath, tried } from './system-packages.mjs'

const SHELL = 'chromium-headless-shell'
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

const playwrightsOwn = () => (existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined)

const playwrightsInstalled = () => (tried('npx', ['playwright', 'install', 'chromium']) ? playwrightsOwn() : undefined)

/** The path of a Chromium; undefined if there is none and none can be installed. */
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
