/** The page on which a change of situation is chosen, with use cases that answer as a test says. */

import type { ContributionsAnswer } from '~/estimate/answers/contributions'
import * as simulation from '~/pages/simulation/route'
import { day } from '~/pillars/day'
import { readable, servePage, signedIn } from '../product/serve-page'
import type { UseCases } from '../product/use-cases'
import { info, unchanged } from './sample-synthesis'

export const NOTHING_TO_PAY: ContributionsAnswer = {
  buyIn: null,
  pillar3a: null,
  purchase: null,
  gaps: [],
  lastOfYear: day('2026-12-31'),
  buyInNotes: [],
  largest3a: 36_288,
  largestPurchase3a: 7_258,
  marginalRate: null,
  suggestions: [],
}

export const pageWith = (calls: Partial<UseCases> = {}) =>
  servePage(simulation, '/simulation', {
    ...signedIn(),
    getSimulation: async () => unchanged,
    getInfo: info('married'),
    listPricedLevers: async () => [],
    getContributions: async () => NOTHING_TO_PAY,
    ...calls,
  })

export async function pageOf(calls: Partial<UseCases> = {}, path = '/simulation') {
  const html = await (await pageWith(calls).get(path)).text()
  return { html, text: readable(html).replaceAll('\u00a0', ' ') }
}

/** What stands in the field of the day of retirement. */
export const typedIn = (html: string) =>
  /value="([^"]*)"/.exec(/<input[^>]*name="retirementDate"[^>]*>/.exec(html)?.[0] ?? '')?.[1]
