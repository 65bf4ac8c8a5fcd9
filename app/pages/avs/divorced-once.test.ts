/** Whoever is divorced or widowed and has not signed in is asked about the marriage once: on the page of the family. */
import { readFileSync } from 'node:fs'
import { beforeEach, expect, it } from 'vitest'
import type { CivilStatus } from '~/dossier/shape/civil-status'
import * as familyRoute from '~/pages/family/route'
import { day } from '~/pillars/day'
import { SINGLE_WOMAN } from '../../../tests/support/lives/single-woman'
import { type DecideVisit, openDecide } from '../../../tests/support/pages/decide-page'
import { readable, servePage } from '../../../tests/support/product/serve-page'
import * as avsRoute from './route'

let visit: DecideVisit
beforeEach(async () => {
  visit = await openDecide()
})

const liveAs = (status: CivilStatus, relationshipStartDate: ReturnType<typeof day> | null = null) =>
  visit.client.saveInfo({ person: { ...SINGLE_WOMAN, status, relationshipStartDate }, partner: null, children: [] })

const page = async (route: Parameters<typeof servePage>[0], path: string) =>
  (await servePage(route, path.replace(/^\/de/, ''), visit.client).get(path)).text()

/** The block of the questions on the couple: its class, or null where it is in sight. */
const classOfCouple = (html: string) => {
  const before = html.slice(0, html.indexOf('name="relationshipStartDate"'))
  return (
    /<div(?: class="([^"]*)")?><div class="group/.exec(before.slice(before.lastIndexOf('if-spouse') - 12))?.[1] ?? null
  )
}

const hiddenFor = [
  ...readFileSync('app/styles/parts/asked.css', 'utf8').matchAll(/\[value="(\w*)"\]:checked\) > \.if-spouse/g),
].map(([, status]) => status)

it('the sheet hides it from whoever is not married now, and from nobody else', () => {
  expect(hiddenFor.toSorted()).toEqual(['', 'bachelor', 'divorced', 'widow'])
})

it.each([
  ['/avs', 'divorced'],
  ['/de/avs', 'divorced'],
  ['/avs', 'widow'],
  ['/de/avs', 'widow'],
] as const)('%s does not ask whoever is %s, and the page of the family does', async (path, status) => {
  await liveAs(status)
  expect(classOfCouple(await page(avsRoute, path))).toBe('if-spouse')
  const family = await page(familyRoute, path.replace('avs', 'avs/family'))
  for (const name of ['start', 'end', 'partner.birthDate', 'partner.gender'])
    expect(family).toContain(`name="marriages[0].${name}"`)
})

it.each(['/avs', '/de/avs'])('%s shows a marriage that the page of the family was told', async (path) => {
  await liveAs('divorced')
  const partner = { birthDate: day('1969-03-02'), gender: 'MALE' as const }
  const marriage = {
    start: day('1998-05-02'),
    end: day('2010-09-30'),
    endedBy: 'divorce' as const,
    separatedSince: null,
  }
  await visit.client.saveFamily({ marriages: [{ ...marriage, partner }], children: [], survivorsPension: null })
  const html = await page(avsRoute, path)
  expect(classOfCouple(html)).toBeNull()
  expect(readable(html)).toContain('02.05.1998')
})

it('what was typed here before stays in sight, and is not asked again on the page of the family', async () => {
  await liveAs('divorced', day('1998-05-02'))
  expect(classOfCouple(await page(avsRoute, '/avs'))).toBeNull()
  const family = await page(familyRoute, '/avs/family')
  expect(family).toContain('<input type="hidden" name="marriages[0].start" value="02.05.1998"')
})

it('whoever is married again is asked here about the spouse of now', async () => {
  await liveAs('remarried')
  expect(classOfCouple(await page(avsRoute, '/avs'))).toBe('if-spouse')
  expect(hiddenFor).not.toContain('remarried')
})
