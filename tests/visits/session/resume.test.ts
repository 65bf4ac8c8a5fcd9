/** Somebody takes home what they typed, leaves, comes back with the file and goes on. */
import { describe, expect, it } from 'vitest'
import { figuresOn } from '../../support/visit/figures'
import { plain, textOf } from '../../support/visit/screen'
import { beginVisit, type Visit } from '../../support/visit/visit'
import { LANGUAGES, type Language, TEXT, WORDS } from '../../support/visit/words'

async function begun(language: Language) {
  const visit = await beginVisit(language)
  await visit.open('/own')
  visit.tick(WORDS[language].terms)
  await visit.press(TEXT[language].own.button)
  return visit
}

async function copyCertificate(visit: Visit, capital: string) {
  const { certificate } = TEXT[visit.language]
  await visit.open('/lpp/certificate?number=1')
  visit.type(certificate.date, '1.1.2026')
  visit.type(certificate.capital, capital)
  visit.type(certificate.pension, "37'207")
  expect(await visit.press(WORDS[visit.language].continue)).toBe(303)
}

async function fillAvs(visit: Visit) {
  const { avs, words } = TEXT[visit.language]
  await visit.open('/avs')
  visit.type(avs.birthDate, '14.03.1971')
  visit.choose(avs.gender, words.gender.FEMALE)
  visit.type(avs.status, 'bachelor')
  visit.choose(avs.hasChildren, words.no)
  visit.choose(avs.insuredSince, avs.insuredSinceAnswers.always)
  expect(await visit.press(WORDS[visit.language].continue, { within: visit.screen.main })).toBe(303)
}

const fileOf = (text: string) => new File([text], 'mine.json', { type: 'application/json' })
const send = (visit: Visit, file: File) => visit.press(TEXT[visit.language].resume.show, { file })
const heading = ({ screen }: Visit) => textOf(screen.main.getByRole('heading', { level: 1 }))
const alert = ({ screen }: Visit) => textOf(screen.all.getByRole('alert'))

describe.each(LANGUAGES)('in %s', (language) => {
  const { home, resume, ownCheck } = TEXT[language]
  const { terms } = WORDS[language]

  it('goes on from a file', async () => {
    const visit = await begun(language)
    await fillAvs(visit)
    await copyCertificate(visit, "689'022")
    const answer = await visit.ask('/data/synthesis.json')
    expect(answer.status).toBe(200)
    const file = fileOf(await answer.text())
    expect(JSON.parse(await file.text())).toMatchObject({ entered: { careers: { person: null } } })

    const back = await beginVisit(language)
    await back.open('/own')
    await back.follow(`${home.file.button} ${home.file.note}`)
    expect(await send(back, file)).toBe(400)
    expect(alert(back)).toContain(plain(resume.terms))
    back.tick(terms)
    expect(await send(back, file)).toBe(200)
    expect(heading(back)).toBe(resume.preview.title)
    expect(back.screen.says("CHF 689'022")).toBe(true)
    expect(await back.press(resume.preview.confirm)).toBe(303)
    expect(heading(back)).toBe(ownCheck.title)
    expect(back.screen.says('14.03.1971')).toBe(true)
    expect(back.screen.says("CHF 689'022")).toBe(true)

    await copyCertificate(back, "700'000")
    await back.open('/resume')
    expect(await send(back, file)).toBe(200)
    expect(back.screen.says(resume.preview.stays)).toBe(true)
    expect(await back.press(resume.preview.replace)).toBe(303)
    expect(back.screen.says("CHF 689'022")).toBe(true)
    expect(back.screen.says("CHF 700'000")).toBe(false)
  })

  it('reads the same figures from a file of answers from memory, with the pension of a spouse who has retired', async () => {
    const visit = await beginVisit(language)
    await visit.open('/own/quick')
    await visit.submit({
      ...{ terms: 'on', birthDate: '21.05.1968', gender: 'FEMALE', status: 'married', salary: '85000', rate: '100' },
      ...{ work: 'employed', insuredSince: 'always', 'partner.birthYear': '1957', 'pillar3a.solde': '12000' },
    })
    const told: [string, string][] = [
      ['partner.pensionSince', '01.08.2022'],
      ['partner.pension', '2000'],
    ]
    expect((await visit.send('/avs/family', told)).status).toBe(303)
    const read = async (of: Visit) => {
      expect(await of.open('/synthesis')).toBe(200)
      return figuresOn(of.screen)
    }
    const figures = await read(visit)
    const file = fileOf(await (await visit.ask('/data/synthesis.json')).text())

    const back = await beginVisit(language)
    await back.open('/resume')
    back.tick(terms)
    expect(await send(back, file)).toBe(200)
    expect(await back.press(resume.preview.confirm)).toBe(303)
    expect(await read(back)).toEqual(figures)
    const again = JSON.parse(await (await back.ask('/data/synthesis.json')).text())
    expect(again.entered).toEqual(JSON.parse(await file.text()).entered)
    expect(again.entered).toMatchObject({
      firstPillar: { person: { assumed: expect.arrayContaining(['bornInJuly']) } },
      family: { partner: { pensionSince: '2022-08-01', pension: 2000 } },
    })
  })

  it.each([
    ['notJson', '%PDF-1.4'],
    ['notOurs', '{"a":1}'],
    ['tooLarge', 'x'.repeat(820_000)],
    ['otherVersion', '{"format":"trois-piliers-synthesis","version":9}'],
  ] as const)('says what is wrong with a file: %s', async (problem, text) => {
    const visit = await beginVisit(language)
    await visit.open('/resume')
    visit.tick(terms)
    expect(await send(visit, fileOf(text))).toBe(400)
    expect(alert(visit)).toContain(plain(resume.problems[problem]))
    expect(visit.screen.main.getByRole<HTMLInputElement>('checkbox', { name: terms }).checked).toBe(true)
    expect(visit.session).toBeNull()
  })
})
