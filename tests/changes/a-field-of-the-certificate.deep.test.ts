/**
 * A new field of the certificate is told in five files: its shape in the dossier, its declaration in the form, its two texts, and its
 * effect in the pillar, which no compiler can know. It is added to a copy of the product, step by step: after each the compiler
 * names the next file, and in the end the page asks for it, reads it, shows it again and sums it up.
 */
import { expect, it } from 'vitest'
import { copyForEachTest } from './copy-of-the-tree'

const copy = copyForEachTest()

/** The files that do not compile, without the tests. */
const namedByCompiler = async () =>
  Object.keys(await copy().typeErrors()).filter((path) => path.startsWith('app/') && !path.includes('.test.'))

const SHAPE = 'app/dossier/shape/savings-papers.ts'
const FORM = 'app/forms/certificate.ts'
const FRENCH = 'app/pages/certificate/text.fr.ts'
const GERMAN = 'app/pages/certificate/text.de.ts'

/** Each line stands before one that there is. `next`: which file the compiler names then. */
const STEPS: [path: string, before: string, added: string, next: string[]][] = [
  [SHAPE, '  withdrawn: Chf.nullable(),\n', '  sparePart: Chf.nullable(),\n', [FORM]],
  [
    FORM,
    '  fundId: hidden(partyId),\n',
    "  sparePart: money(shape.sparePart, { label: 'certificate.sparePart', example: \"10'000\", fold: 'rest' }),\n",
    // The text that it is called by.
    [FORM],
  ],
  [FRENCH, '  withdrawn: ', "  sparePart: 'Part de réserve',\n", [GERMAN]],
  [GERMAN, '  withdrawn: ', "  sparePart: 'Reserveteil',\n", []],
]

/** Run in the copy. */
const ASKS = `
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { CERTIFICATE, certificateRows, certificateValues } from '~/forms/certificate'
import { readCertificateForm } from '~/forms/certificate-read'
import { OtherFigures } from '~/pages/certificate/parts'
import { textIn } from '~/shell/texts'
import { boundTo } from '~/ui/form/bound'
import { fieldsOf } from '~/ui/form/fields'
import { TextProvider } from '~/ui/frame/text'

it('asks, reads, shows again and sums up the new field', () => {
  const posted = new FormData()
  const typed = { label: 'a', date: '01.01.2026', pensionPer: 'year', contributionPer: 'year', sparePart: "12'500" }
  for (const [name, text] of Object.entries(typed)) posted.append(name, text)
  const { submission } = readCertificateForm(posted)
  if (submission.status !== 'success') throw new Error(JSON.stringify(submission.reply().error))
  expect(submission.value.sparePart).toBe(12_500)
  expect(certificateRows(textIn('fr'), submission.value)).toContainEqual({ term: 'Part de réserve', value: expect.stringContaining("12'500") })
  const fields = fieldsOf(CERTIFICATE.shape, { saved: certificateValues(submission.value) })
  const html = renderToStaticMarkup(
    <TextProvider language="de" t={textIn('de')} status={200}>
      <OtherFigures fields={fields} bound={boundTo([])} questions={{ at: {}, answered: [] }} />
    </TextProvider>,
  )
  expect(html).toContain('Reserveteil')
  expect(html).toMatch(/<input[^>]*name="sparePart"[^>]*value="12&#x27;500"/)
})
`

it('takes four files, and the compiler names each after the one before', async () => {
  for (const [path, before, added, next] of STEPS) {
    copy().replace(path, before, added + before)
    expect(await namedByCompiler(), path).toEqual(next)
  }
})

it('is then asked, read, shown again and summed up', async () => {
  for (const [path, before, added] of STEPS) copy().replace(path, before, added + before)
  copy().write('app/forms/added.test.tsx', ASKS)
  expect(await copy().failedTests('app/forms/added.test.tsx')).toEqual({})
})
