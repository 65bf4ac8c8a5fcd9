/**
 * The form for other sites, as a reader of `/developers` copies it: valid HTML with labels, and posted from another site it
 * shows the figures that `/own/quick` leads to with the same answers, and goes on there.
 */
import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { QUICK_PAGE } from '~/forms/quick/form'
import { namesOf } from '~/ui/form/declaration/form-of'
import { checkWithHtmlValidate } from '../../a11y/check-html-validate'
import { captureLog } from '../../support/product/captured-log'
import { type StartedProduct, startProduct } from '../../support/product/start-product'
import { LANGUAGES, type Language, pathIn, TEXT } from '../../support/visit/words'

let product: StartedProduct
let log: ReturnType<typeof captureLog>
beforeAll(async () => {
  log = captureLog()
  product = await startProduct()
})
afterAll(async () => {
  await product.close()
  log.release()
})

const OTHER_SITE = 'https://association.example/retraite'
const FROM_THERE = { origin: 'https://association.example', 'sec-fetch-site': 'cross-site' }

/** The form in a page of another site. */
async function copiedForm(language: Language): Promise<{ code: string; form: HTMLFormElement }> {
  const answer = await fetch(product.origin + pathIn(language, '/developers'))
  const page = new JSDOM(await answer.text()).window.document
  const code = page.querySelector('textarea')?.value ?? ''
  const form = new JSDOM(pageWith(code), { url: OTHER_SITE }).window.document.forms[0]
  if (!form) throw new Error('no form in the code')
  return { code, form }
}

const pageWith = (code: string) =>
  `<!DOCTYPE html>\n<html lang="fr"><head><title>x</title></head><body><main><h1>x</h1>\n${code}\n</main></body></html>\n`

type Answers = Record<string, string>

const SINGLE: Answers = {
  ...{ birthDate: '14.05.1985', gender: 'FEMALE', status: 'bachelor', salary: "85'000", work: 'employed' },
}
const PEOPLE: Record<string, Answers> = {
  'a single woman': SINGLE,
  'a couple with children, a 3a and a year of arrival': {
    ...{ ...SINGLE, status: 'married', gender: 'MALE', rate: '80', insuredSinceYear: '2010' },
    ...{ 'partner.birthYear': '1983', 'partner.salary': '60 000', childYears: '2012, 2015' },
    ...{ 'pillar3a.solde': '12500', 'pillar3a.amount': '3600' },
  },
  'a divorced man': { ...SINGLE, gender: 'MALE', status: 'divorced' },
  'somebody at their own account, without a fund': { ...SINGLE, work: 'selfEmployed', fund: 'no' },
  'nobody’s employee': { ...SINGLE, work: 'none', salary: '0' },
}

/** As a browser sends the form, with these answers in its fields. @throws for an answer that has no field, or no such choice */
function sentBy(form: HTMLFormElement, answers: Answers): URLSearchParams {
  for (const [name, value] of Object.entries(answers)) {
    const field = form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement
    field.value = value
    if (field.value !== value) throw new Error(`${name} does not take ${value}`)
  }
  const view = form.ownerDocument.defaultView
  if (!view) throw new Error('no window')
  return new URLSearchParams([...new view.FormData(form)].map(([name, value]) => [name, String(value)]))
}

const posted = (address: string, body: URLSearchParams, headers: Record<string, string> = {}) =>
  fetch(address, { method: 'POST', body, headers, redirect: 'manual' })

/** The page, which is valid HTML. */
async function parsed(answer: Response): Promise<Document> {
  const html = await answer.text()
  expect(checkWithHtmlValidate(html)).toEqual([])
  return new JSDOM(html, { url: answer.url }).window.document
}

/** What the answer of a page shows, by the name of the figure; other ages are tried in a dossier alone. */
const figuresIn = (page: Document) =>
  Object.fromEntries(
    [...page.querySelectorAll('.answer data[data-figure]')]
      .map((one) => [one.getAttribute('data-figure'), one.getAttribute('value')])
      .filter(([name]) => !name?.startsWith('ages.')),
  )

/** By its cookie, the synthesis of the dossier that began with this form. */
async function synthesisAfter(answer: Response, language: Language): Promise<Document> {
  expect([answer.status, answer.headers.get('location')]).toEqual([303, pathIn(language, '/synthesis')])
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  return parsed(await fetch(product.origin + pathIn(language, '/synthesis'), { headers: { cookie } }))
}

describe.each(LANGUAGES)('the form for other sites (%s)', (language) => {
  it('is valid HTML with a label for each field, and no script, frame or style', async () => {
    const { code, form } = await copiedForm(language)
    expect(checkWithHtmlValidate(pageWith(code))).toEqual([])
    expect(code).not.toMatch(/<(script|iframe|style|link|img)|style=|on\w+=/i)
    const fields = [...form.querySelectorAll<HTMLInputElement>('input:not([type=hidden]), select')]
    expect(fields.length).toBe(13)
    for (const field of fields) expect(field.labels?.[0]?.textContent, field.name).toBeTruthy()
    expect(code).not.toMatch(/[\u00ad\u00a0]/)
  })

  it('asks what the page from memory asks, without the terms, in the language of the page', async () => {
    const { form } = await copiedForm(language)
    expect(form.action).toBe(product.origin + pathIn(language, '/range'))
    expect(form.method).toBe('post')
    const names = [...form.elements].map((one) => one.getAttribute('name')).filter((name) => name !== null)
    expect(names.toSorted()).toEqual(namesOf(QUICK_PAGE.fields).toSorted())
    expect(form.textContent).toContain(TEXT[language].quick.button)
  })

  it.each(Object.entries(PEOPLE))(
    'shows %s the figures of the page from memory, and goes on there',
    async (_, answers) => {
      const { form } = await copiedForm(language)
      const sent = sentBy(form, answers)
      const answer = await posted(form.action, sent, FROM_THERE)
      expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []])
      const page = await parsed(answer)
      const figures = figuresIn(page)
      expect(Object.keys(figures).length).toBeGreaterThan(2)

      const quick = `${product.origin}${pathIn(language, '/own/quick')}`
      const saved = await synthesisAfter(await posted(quick, new URLSearchParams([...sent, ['terms', 'on']])), language)
      expect(figures).toEqual(figuresIn(saved))
      const assumed = (one: Document) => [...one.querySelectorAll('.fold .sentences li')].map((li) => li.textContent)
      expect(assumed(page).length).toBeGreaterThan(0)
      expect(assumed(saved)).toEqual(expect.arrayContaining(assumed(page)))

      const goOn = [...page.forms].find(({ action }) => action === quick)
      if (!goOn) throw new Error('no way to go on')
      // Without the terms, the page from memory asks for them and shows the rest again.
      const unaccepted = await posted(quick, sentBy(goOn, {}))
      expect(unaccepted.status).toBe(400)
      const again = [...(await parsed(unaccepted)).forms].find((one) => one.id === 'page-form')
      for (const [name, value] of Object.entries(answers))
        expect(new URLSearchParams(sentBy(again as HTMLFormElement, {})).get(name), name).toBe(value)
      const terms = goOn.elements.namedItem('terms') as HTMLInputElement
      terms.checked = true
      expect(figuresIn(await synthesisAfter(await posted(quick, sentBy(goOn, {})), language))).toEqual(figures)
    },
  )

  it('shows what is wrong at its field, with all that was typed, to correct it there', async () => {
    const { form } = await copiedForm(language)
    const wrong = { ...SINGLE, birthDate: '31.02.1985', childYears: '2010 and 2012' }
    const answer = await posted(form.action, sentBy(form, wrong), FROM_THERE)
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([400, []])
    const page = await parsed(answer)
    expect(page.querySelector('data[data-figure]')).toBeNull()
    const own = page.forms.namedItem('page-form') as HTMLFormElement
    expect([own.method, new URL(own.action).pathname]).toEqual(['post', pathIn(language, '/range')])
    const field = (name: string) => own.elements.namedItem(name) as HTMLInputElement
    expect([...own.querySelectorAll('[aria-invalid]')].map((one) => one.getAttribute('name'))).toEqual([
      'birthDate',
      'childYears',
    ])
    expect([field('birthDate').value, field('salary').value]).toEqual(['31.02.1985', SINGLE.salary])
    expect(field('childYears').closest('details')?.open).toBe(true)
    const corrected = sentBy(own, { birthDate: '28.02.1985', childYears: '2010 2012' })
    expect((await posted(own.action, corrected)).status).toBe(200)
  })

  it('keeps its answers where somebody turns to the other language', async () => {
    const { form } = await copiedForm(language)
    const page = await parsed(await posted(form.action, sentBy(form, SINGLE), FROM_THERE))
    const button = page.querySelector<HTMLButtonElement>('button.language')
    const own = page.forms.namedItem('page-form') as HTMLFormElement
    const turned = sentBy(own, {})
    turned.append(button?.name ?? '', button?.value ?? '')
    const answer = await posted(product.origin + (button?.getAttribute('formaction') ?? ''), turned)
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []])
    const other = await parsed(answer)
    expect(other.documentElement.lang).not.toBe(page.documentElement.lang)
    expect(figuresIn(other)).toEqual(figuresIn(page))
  })
})
