/** The synthesis taken home as files: what is in them is what the page shows. */
import { describe, expect, it } from 'vitest'
import { chf } from '~/language/format'
import { linesIn, readPdf } from '../../support/pages/read-pdf'
import { figuresOn } from '../../support/visit/figures'
import { personNamed } from '../../support/visit/people'
import { plain } from '../../support/visit/screen'
import { digestOf, readSynthesisOf, synthesisOf } from '../../support/visit/synthesis'
import { beginVisit, type Visit } from '../../support/visit/visit'
import { LANGUAGES, TEXT } from '../../support/visit/words'

type File = 'pdf' | 'csv' | 'ics' | 'json'

/** What the link on the page gives, and the name under which a browser keeps it. */
async function download({ screen, ask, language }: Visit, file: File) {
  const link = screen.main.getByRole<HTMLAnchorElement>('link', { name: TEXT[language].takeaway.files[file] })
  const answer = await ask(link.href)
  expect(answer.status).toBe(200)
  const name = /^attachment; filename="([^"]+)"$/.exec(answer.headers.get('content-disposition') ?? '')?.[1]
  return { name, content: Buffer.from(await answer.arrayBuffer()) }
}

const cellsIn = ({ content }: { content: Buffer }) =>
  content
    .toString('utf8')
    .split('\r\n')
    .map((line) => line.split(';'))

/** Amounts; the share of the salary is percent. */
const amountsIn = ({ 'total.partOfSalary': _, ...figures }: Record<string, number>) => figures

describe.each(LANGUAGES)('files to take home (%s)', (language) => {
  const { synthesis, takeaway } = TEXT[language]

  it('all contain what the synthesis shows, with its change', async () => {
    const visit = await synthesisOf(personNamed('Claire'), language)
    await visit.call('/synthesis/simulation', { retirementDate: '2034-04-01' })
    await visit.open('/synthesis')
    const figures = {
      base: amountsIn(figuresOn(visit.screen)),
      changed: amountsIn(figuresOn(visit.screen, 'withChange')),
    }
    expect(Object.keys(figures.changed).length).toBeGreaterThan(5)
    const pdf = await download(visit, 'pdf')
    expect(pdf.name).toBe(`${takeaway.fileName}-2026-11-21.pdf`)
    const read = readPdf(pdf.content)
    expect(read.language).toBe(`${language}-CH`)
    expect(read.pages).toBe(2)
    const text = linesIn(read.document).join('\n')
    for (const amount of [...Object.values(figures.base), ...Object.values(figures.changed)])
      expect(text).toContain(plain(chf(Math.round(amount))))

    const calendar = await download(visit, 'ics')
    expect(calendar.name).toBe(`${takeaway.calendarName}-2026-11-21.ics`)
    expect(calendar.content.toString('utf8')).toContain(takeaway.calendar.avsRequest.title)

    const csv = await download(visit, 'csv')
    expect(csv.name).toBe(`${takeaway.fileName}-2026-11-21.csv`)
    for (const [column, shown] of [
      [synthesis.columns.withoutChange, figures.base],
      [synthesis.columns.withChange, figures.changed],
    ] as const) {
      const values = cellsIn(csv)
        .filter((row) => row[2] === column)
        .map((row) => row[3])
      for (const amount of Object.values(shown)) expect(values).toContain(String(amount))
    }

    await visit.open('/data')
    const json = await download(visit, 'json')
    expect(json.name).toBe(`${takeaway.fileName}-2026-11-21.json`)
    const { figures: computed, entered } = JSON.parse(json.content.toString('utf8'))
    expect(computed.digest.withChange.monthlyTotal).toBe(figures.changed['total.monthly'])
    expect(entered.simulation).toMatchObject({ retirementDate: '2034-04-01' })
  })

  it('are the same on the page with my data, and kept for nobody else', async () => {
    const visit = await readSynthesisOf(personNamed('Philippe'), language)
    const { monthlyTotal } = (await digestOf(visit)).withoutChange
    await visit.open('/data')
    const { content } = await download(visit, 'pdf')
    expect(content.length).toBeLessThan(200_000)
    expect(linesIn(readPdf(content).document).join('\n')).toContain(plain(chf(monthlyTotal ?? 0)))
    for (const file of ['pdf', 'csv', 'json']) {
      const { headers } = await visit.ask(`/data/synthesis.${file}`)
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('content-disposition')).toContain('attachment')
    }
  })

  it('are nobody’s without a session', async () => {
    const visit = await beginVisit(language)
    for (const file of ['synthesis.pdf', 'synthesis.csv', 'synthesis.json', 'calendar.ics'])
      expect((await visit.ask(`/data/${file}`)).status, file).toBe(302)
    await visit.open('/data/synthesis.pdf')
    expect(visit.path).toBe('/')
  })
})

it.each(['Isabelle', 'Ruth'])('the files of %s have the sums of the synthesis', async (name) => {
  const visit = await readSynthesisOf(personNamed(name))
  const figures = amountsIn(figuresOn(visit.screen))
  const own = ['avs.monthly', 'avs.supplement', 'lpp.monthly'].map((figure) => figures[figure] ?? 0)
  expect(figures['total.monthly']).toBe(own.reduce((sum, amount) => sum + amount, 0))
  const text = linesIn(readPdf((await download(visit, 'pdf')).content).document).join('\n')
  const values = cellsIn(await download(visit, 'csv')).map((row) => row[3])
  for (const amount of Object.values(figures)) {
    expect(text).toContain(plain(chf(Math.round(amount))))
    expect(values).toContain(String(amount))
  }
  await visit.open('/data')
  const json = JSON.parse((await download(visit, 'json')).content.toString('utf8'))
  expect(json.figures.digest.withoutChange.monthlyTotal).toBe(figures['total.monthly'])
})
