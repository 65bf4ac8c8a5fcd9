/**
 * A new field of the certificate is told in five files: its shape in the dossier, its declaration in the form, its two texts, and its
 * effect in the pillar, which no compiler can know. It is added to a copy of the product, step by step: after each the compiler
 * names the next file, and in the end the page asks for it, reads it, shows it again and sums it up.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const TIME = 600_000

let copy: string
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'certificate-field-'))
  for (const path of ['app', 'server.ts', 'tsconfig.json', 'package.json', 'remix.config.js'])
    cpSync(join(root, path), join(copy, path), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  const exclude = ['**/*.test.ts', '**/*.test.tsx']
  writeFileSync(
    join(copy, 'tsconfig.app.json'),
    JSON.stringify({ extends: './tsconfig.json', include: ['app'], exclude }),
  )
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

function change(path: string, before: string, added: string) {
  const text = readFileSync(join(copy, path), 'utf8')
  expect(text.split(before), `${path} has this line once`).toHaveLength(2)
  writeFileSync(
    join(copy, path),
    text.replace(before, () => added + before),
  )
}

function run(program: string, ...given: string[]): string {
  try {
    return execFileSync(process.execPath, [join(root, 'node_modules', program), ...given], {
      cwd: copy,
      encoding: 'utf8',
      stdio: 'pipe',
    })
  } catch (error) {
    return (error as { stdout: string }).stdout
  }
}

/** What other programs send to POST /api/estimate is a decision of its own. */
const IN_CALLS = /^app\/estimate\//

/** The files that do not compile. */
const namedByCompiler = () =>
  [
    ...new Set(
      run('typescript-native/bin/tsc', '--noEmit', '--pretty', 'false', '-p', 'tsconfig.app.json')
        .split('\n')
        .flatMap((line) => /^(app\/[^(]+)\(/.exec(line)?.[1] ?? []),
    ),
  ].filter((path) => !IN_CALLS.test(path))

const SHAPE = 'app/dossier/shape/savings-papers.ts'
const FORM = 'app/forms/certificate.ts'
const FRENCH = 'app/pages/certificate/text.fr.ts'
const GERMAN = 'app/pages/certificate/text.de.ts'

/** Each line stands before one that there is. `next`: which file the compiler names then. */
const STEPS: [path: string, before: string, added: string, next: string[]][] = [
  [SHAPE, '  withdrawn: Chf.nullable(),\n', '  pledged: Chf.nullable(),\n', [FORM]],
  [
    FORM,
    '  fundId: hidden(partyId),\n',
    "  pledged: money(shape.pledged, { label: 'certificate.pledged', example: \"10'000\", fold: 'rest' }),\n",
    // The text that it is called by.
    [FORM],
  ],
  [FRENCH, '  withdrawn: ', "  pledged: 'Mis en gage',\n", [GERMAN]],
  [GERMAN, '  withdrawn: ', "  pledged: 'Verpfändet',\n", []],
]

/** Run in the copy. */
const ASKS = `
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { CERTIFICATE, readCertificateForm } from '~/forms/certificate'
import { OtherFigures } from '~/pages/certificate/parts'
import { textIn } from '~/shell/texts'
import { boundTo } from '~/ui/form/bound'
import { enteredRows } from '~/ui/form/declaration/entered'
import { valuesOf } from '~/ui/form/declaration/form-of'
import { fieldsOf } from '~/ui/form/fields'
import { TextProvider } from '~/ui/frame/text'

it('asks, reads, shows again and sums up the new field', () => {
  const posted = new FormData()
  const typed = { label: 'a', date: '01.01.2026', pensionPer: 'year', contributionPer: 'year', pledged: "12'500" }
  for (const [name, text] of Object.entries(typed)) posted.append(name, text)
  const { submission } = readCertificateForm(posted)
  if (submission.status !== 'success') throw new Error(JSON.stringify(submission.reply().error))
  expect(submission.value.pledged).toBe(12_500)
  expect(enteredRows(textIn('fr'), CERTIFICATE, submission.value)).toContainEqual({ term: 'Mis en gage', value: expect.stringContaining("12'500") })
  const fields = fieldsOf(CERTIFICATE.shape, { saved: valuesOf(CERTIFICATE, submission.value) })
  const html = renderToStaticMarkup(
    <TextProvider language="de" t={textIn('de')} status={200}>
      <OtherFigures fields={fields} bound={boundTo([])} questions={{ at: {}, answered: [] }} />
    </TextProvider>,
  )
  expect(html).toContain('Verpfändet')
  expect(html).toMatch(/<input[^>]*name="pledged"[^>]*value="12&#x27;500"/)
})
`

describe('a field of the certificate', () => {
  it('is told nowhere else: the compiler names nothing before', () => expect(namedByCompiler()).toEqual([]), TIME)

  it.each(STEPS)(
    'needs its line in %s',
    (path, before, added, next) => {
      change(path, before, added)
      expect(namedByCompiler()).toEqual(next)
    },
    TIME,
  )

  it(
    'is then asked, read, shown again and summed up',
    () => {
      writeFileSync(join(copy, 'app/forms/added.test.tsx'), ASKS)
      writeFileSync(
        join(copy, 'vitest.config.mjs'),
        `export default { resolve: { alias: { '~': ${JSON.stringify(join(copy, 'app'))} } }, esbuild: { jsx: 'automatic' }, test: { include: ['app/forms/added.test.tsx'], reporters: ['json'], outputFile: 'report.json' } }`,
      )
      const said = run('vitest/vitest.mjs', 'run', '--root', copy)
      expect(JSON.parse(readFileSync(join(copy, 'report.json'), 'utf8')), said).toMatchObject({
        numPassedTests: 1,
        numFailedTests: 0,
      })
    },
    TIME,
  )
})
