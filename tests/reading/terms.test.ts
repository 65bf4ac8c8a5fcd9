/**
 * Every term and abbreviation that a page explains is linked to the glossary once, where it first occurs, and the
 * glossary has the anchor.
 */
import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { GlossaryTerm } from '~/language/glossary'
import { LANGUAGES } from '~/language/language'
import { openStage, type Stage } from '../transcripts/stage'
import { STATES } from '../transcripts/states'
import { beginVisit, pageOf } from '../transcripts/visit'

const STEPS_AVS = [
  'referenceAge',
  'contributionYear',
  'avs',
  'scale',
  'individualAccount',
  'educationCredit',
  'revaluation',
] as const satisfies GlossaryTerm[]

/** At least these, by the name of a page's state. */
const LINKED = {
  home: ['avs', 'pensionFund'],
  about: ['avs', 'pensionFund'],
  own: ['avs', 'pensionFund'],
  law: ['avs', 'lpp', 'pillar3a', 'referenceAge', 'thirteenth', 'conversionRate'],
  'avs-saved': ['avs'],
  career: ['avs'],
  'family-divorced': ['avs'],
  'lpp-filled': ['pensionFund'],
  'own-check': ['avs'],
  'avs-explained': ['thirteenth', 'fullPension', 'averageIncome', 'splitting', 'coupleCap', ...STEPS_AVS],
  'avs-explained-changed': ['thirteenth', 'fullPension', 'averageIncome', 'deferral', ...STEPS_AVS],
  'avs-explained-single': ['thirteenth', 'averageIncome', 'youthYears', 'compensationOffice', ...STEPS_AVS],
  'lpp-explained': ['conversionRate', 'mandatory', 'balance', 'savingsCredit', 'avs', 'referenceAge', 'rules'],
  '3a-explained': ['pensionFund', 'avs', 'referenceAge'],
  'synthesis-married': ['avs', 'pensionFund', 'pillar3a', 'thirteenth', 'conversionRate', 'revaluation'],
  'synthesis-single': ['avs', 'pensionFund', 'pillar3a', 'thirteenth', 'conversionRate', 'youthYears'],
  'simulation-filled': ['avs', 'referenceAge', 'rules', 'pensionFund'],
} as const satisfies Partial<Record<keyof typeof STATES, readonly GlossaryTerm[]>>

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

describe.each(LANGUAGES)('%s', (language) => {
  const documentOf = async (name: keyof typeof STATES) => {
    const { as, path, before = [] } = STATES[name] as (typeof STATES)[string]
    const visit = await beginVisit(stage, language, as)
    for (const [place, fields] of before) await visit.sendBefore(place, fields)
    const html = await pageOf(await visit.open(path), 200)
    await visit.end()
    return new JSDOM(html).window.document
  }

  it.each(Object.entries(LINKED))('%s', async (name, terms) => {
    const page = await documentOf(name)
    const links = [...page.querySelectorAll<HTMLAnchorElement>('a[href*="/glossary#"]')]
    const anchors = links.map((link) => link.getAttribute('href')?.split('#')[1] ?? '')
    expect(anchors).toEqual([...new Set(anchors)])
    expect(anchors).toEqual(expect.arrayContaining([...terms]))

    const glossary = await documentOf('glossary')
    expect(anchors.filter((anchor) => !glossary.getElementById(anchor)?.querySelector('dt'))).toEqual([])
    expect(links.filter((link) => link.closest('form, h1, label, summary, button, nav'))).toEqual([])
    expect(links.map((link) => link.getAttribute('aria-label'))).toEqual(
      links.map(({ textContent }) => expect.stringContaining(`${textContent} (`)),
    )
  })
})
