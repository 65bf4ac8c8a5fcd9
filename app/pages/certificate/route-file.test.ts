/** A certificate sent as a file: its figures fill the form, each beside its line, and nothing is saved. */
import { beforeEach, describe, expect, it } from 'vitest'
import { emptyDossier } from '~/dossier/shape/shape'
import { WorkNotDone } from '~/threads/pool'
import { makePdf } from '../../../tests/support/pages/make-pdf'
import { readExample } from '../../../tests/support/papers/examples'
import { paperPdf } from '../../../tests/support/papers/paper-pdf'
import { readable, servePage } from '../../../tests/support/product/serve-page'
import { BACHELOR, startApi } from '../../../tests/support/product/start-api'
import { requestEach, visitorUseCases } from '../../../tests/support/product/use-cases'
import * as route from './route'

const PATH = '/lpp/certificate'

let client: ReturnType<typeof requestEach>
let pageOf: (changes?: Parameters<typeof servePage>[3]) => ReturnType<typeof servePage>
beforeEach(async () => {
  const api = await startApi({ termsVersion: '1' })
  const { token } = await api.vault.create(emptyDossier(null, '', '', { version: '1' }))
  client = requestEach(() => visitorUseCases(api.tools, null)({ vault: api.vault.beginRequest(), token }))
  await client.saveInfo(BACHELOR)
  pageOf = (changes) => servePage(route, PATH, client, changes)
})

const USUAL = { label: 'Ma caisse', number: '1', pensionPer: 'year', contributionPer: 'year', kind: 'pension' }

function formWith(file: Uint8Array<ArrayBuffer> | string | null, fields: Record<string, string> = {}) {
  const form = new FormData()
  for (const [name, text] of Object.entries({ ...USUAL, formToken: 'own', ...fields })) form.append(name, text)
  form.append('file', new File(file === null ? [] : [file], 'certificat Dubois.pdf'))
  return form
}

const plain = async (name = '01-plain-german') => readExample(`funds/${name}.txt`).text
const valueIn = (html: string, name: string) =>
  new RegExp(`name="${name.replace(/[.[\]]/g, '\\$&')}"[^>]* value="([^"]*)"`)
    .exec(html)?.[1]
    ?.replaceAll('&#x27;', "'")
const lineOf = (html: string, name: string) => {
  const line = new RegExp(`data-read-from="${name}">([^<]*)<`).exec(html)?.[1]
  return line && readable(line)
}
const READ = {
  date: ['01.01.2026', 'Vorsorgeausweis per 1. Januar 2026'],
  balance: ["164'083.90", "Altersguthaben CHF 164'083.90"],
  balanceMandatory: ["92'410.25", "davon BVG CHF 92'410.25"],
  capital: ["412'638.45", "Voraussichtliches Altersguthaben im Alter 65 CHF 412'638.45"],
  pension: ["22'282.50", "Altersrente pro Jahr ab Alter 65 CHF 22'282.50"],
  contribution: ["9'735.60", "Sparbeiträge pro Jahr, Arbeitnehmer und Arbeitgeber zusammen 9'735.60"],
  conversionRate: ['5.4', 'Umwandlungssatz im Alter 65 5,4 %'],
  buyIn: ["81'200", "Maximaler Einkauf CHF 81'200.00"],
}

describe('a certificate as a file', () => {
  it.each<[string, () => Promise<Uint8Array<ArrayBuffer> | string>]>([
    ['PDF', async () => paperPdf(await plain())],
    ['text', plain],
  ])('fills the form as a %s, each field beside its line, and nothing is saved', async (_name, bytes) => {
    const answer = await pageOf().send(PATH, formWith(await bytes(), { intent: 'readFile' }))
    const html = await answer.text()
    expect(answer.status).toBe(200)
    for (const [name, [value, line]] of Object.entries(READ)) {
      expect([name, valueIn(html, name)]).toEqual([name, value])
      expect(lineOf(html, name)?.replace(/CHF(?=\d)/, 'CHF ')).toContain(line)
    }
    expect(readable(html)).toContain('chiffres lus.')
    // Nothing of the person, and nothing that is no figure of the form.
    expect(html).not.toMatch(/756\.|Beispiel|Dubois|1981|38&#x27;000/)
    expect(await client.listCertificates()).toEqual([])
  })

  it('keeps what was typed, and still shows the line', async () => {
    const typed = { balance: "150'000", pensionPer: 'month' }
    const html = await (await pageOf().send(PATH, formWith(await plain(), typed))).text()
    expect(valueIn(html, 'balance')).toBe("150'000")
    expect(lineOf(html, 'balance')).toContain("164'083.90")
    expect(html).toMatch(/name="pensionPer"[^>]*checked=""[^>]*value="month"/)
  })

  it('takes the ages of a table, and months where a month is printed', async () => {
    const table = await (await pageOf().send(PATH, formWith(await plain('05-ages-in-rows-german')))).text()
    const block = /<textarea[^>]*name="agesText"[^>]*>([^<]*)</.exec(table)?.[1]?.replaceAll('&#x27;', "'").split('\n')
    expect(block?.[0]).toMatch(/^58\t398'000\t/)
    expect(block?.[6]).toMatch(/\t32'145.75$/)
    expect(lineOf(table, 'agesText')).toContain('58 398')
    const monthly = await (await pageOf().send(PATH, formWith(await plain('07-parties-by-month')))).text()
    expect(monthly).toMatch(/name="pensionPer"[^>]*checked=""[^>]*value="month"/)
    expect(monthly).toMatch(/name="contributionPer"[^>]*checked=""[^>]*value="month"/)
  })

  it('leaves ages alone that were typed', async () => {
    const form = formWith(await plain('05-ages-in-rows-german'), { agesText: "63 500'000 25'000" })
    const html = await (await pageOf().send(PATH, form)).text()
    expect(html).toMatch(/<textarea[^>]*name="agesText"[^>]*>63 500&#x27;000 25&#x27;000</)
    expect(lineOf(html, 'agesText')).toBeUndefined()
  })

  it('chooses what the paper shows: capital alone, or a pension that is paid', async () => {
    const capital = await (await pageOf().send(PATH, formWith(await plain('11-capital-only')))).text()
    expect(capital).toMatch(/name="kind"[^>]*checked=""[^>]*value="capitalOnly"/)
    const paid = await (await pageOf().send(PATH, formWith(await plain('12-paid-pension')))).text()
    expect(paid).toMatch(/name="kind"[^>]*checked=""[^>]*value="paid"/)
    expect([valueIn(paid, 'paidSince'), valueIn(paid, 'pension')]).toEqual(['01.06.2023', "2'015"])
  })

  it('fills a bridging pension and several salaries, each beside its line', async () => {
    const bridged = await (await pageOf().send(PATH, formWith(await plain('09-publica-like')))).text()
    for (const [name, value] of [
      ['monthly', "1'890"],
      ['from', '62'],
      ['until', '65'],
      ['reduction', '226.80'],
    ] as const) {
      expect([name, valueIn(bridged, `bridging.${name}`)]).toEqual([name, value])
      expect(lineOf(bridged, `bridging.${name}`)).toContain(name === 'reduction' ? 'Lebenslange' : 'Überbrückungsrente')
    }
    const salaries = await (await pageOf().send(PATH, formWith(await plain('17-several-salaries')))).text()
    expect(valueIn(salaries, 'insuredSalaries[1].amount')).toBe("40'000")
    expect(salaries).toContain('data-read-from="insuredSalaries[1].amount"')
  })

  it('says quietly what it did not find, in the language of the page', async () => {
    const html = await (await pageOf().send(`/de${PATH}`, formWith('Vorsorgeausweis per 01.01.2026'))).text()
    expect(lineOf(html, 'date')).toContain('Gelesen: «Vorsorgeausweis per 01.01.2026»')
    expect(html.match(/read-none/g)).toHaveLength(4)
    expect(html).toContain('In der Datei nicht gefunden.')
  })

  it('is saved like a typed one, once it was shown', async () => {
    const html = await (await pageOf().send(PATH, formWith(await plain()))).text()
    const fields = Object.fromEntries(Object.keys(READ).map((name) => [name, valueIn(html, name) ?? '']))
    const answer = await pageOf().send(PATH, formWith(null, fields))
    expect(answer.status).toBe(303)
    expect(await client.listCertificates()).toMatchObject([
      { balance: 164_083.9, pension: 22_282.5, conversionRate: 5.4 },
    ])
  })

  it('asks for a file where the button was pressed without one', async () => {
    const answer = await pageOf().send(PATH, formWith(null, { intent: 'readFile', balance: "150'000" }))
    const html = await answer.text()
    expect([answer.status, valueIn(html, 'balance')]).toEqual([400, "150'000"])
    expect(html).toContain('Choisissez d’abord un fichier.')
  })
})

const refusing = (code: WorkNotDone['code']) => ({ readFigures: () => Promise.reject(new WorkNotDone(code)) })
const other = async (name: string) => readExample(`others/${name}.txt`).text

it.each<[string, () => Promise<Uint8Array<ArrayBuffer> | string>, object, number, string]>([
  ['an extract', () => other('01-extract'), {}, 400, 'semble être un extrait du compte individuel AVS'],
  ['a tax form', () => other('02-tax-form'), {}, 400, 'semble être un papier de l’impôt'],
  ['a pay slip', () => other('03-pay-slip'), {}, 400, 'semble être un décompte de salaire'],
  ['a 3a statement', () => other('04-statement'), {}, 400, 'semble être un relevé du 3e'],
  ['a letter', () => other('06-letter'), {}, 400, 'reconnu aucun chiffre'],
  ['a scan', () => makePdf([[]]), {}, 400, 'est une image, sans texte à lire. Copiez les chiffres.'],
  ['a locked PDF', async () => makePdf([[]], { password: 'x' }), {}, 400, 'mot de passe'],
  ['an archive', async () => 'PK\u0003\u0004', {}, 400, 'cette sorte de fichier'],
  ['too large a file', async () => 'x'.repeat(5 * 1024 * 1024 + 1), {}, 400, '5 mégaoctets'],
  ['one that takes too long', plain, refusing('DEADLINE_PASSED'), 400, 'trop compliqué'],
  ['one that takes too much memory', plain, refusing('MEMORY_EXCEEDED'), 400, 'trop compliqué'],
  ['one too many', plain, refusing('QUEUE_FULL'), 503, 'Réessayez dans une minute'],
  ['one beside another', plain, { readFigures: async () => ({ problem: 'fileUnderWay' }) }, 429, 'encore en lecture'],
])('%s is answered calmly, and what was typed stays', async (_name, bytes, changes, status, sentence) => {
  const answer = await pageOf(changes).send(PATH, formWith(await bytes(), { balance: "150'000" }))
  const html = await answer.text()
  expect([answer.status, valueIn(html, 'balance')]).toEqual([status, "150'000"])
  expect(html).toContain('href="#file"')
  expect(readable(html)).toContain(sentence)
  expect(html).not.toContain('data-read-from')
  expect(await client.listCertificates()).toEqual([])
})
