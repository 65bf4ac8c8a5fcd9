/** What is true of every declared form, whatever it asks. */
import { describe, expect, it } from 'vitest'
import { textIn } from '~/shell/texts'
import type { FieldSpec, Fields } from '~/ui/form/declaration/spec'
import { problemsOf } from '~/ui/form/problems'
import { AVS } from './avs/form'
import { CHECK } from './career/check'
import { CAREER } from './career/form'
import { DECIDE } from './decide/form'

const files: Record<string, Record<string, unknown>> = import.meta.glob(['./**/*.ts', '!./**/*.test.ts'], {
  eager: true,
})

const isForm = (value: unknown): value is { fields: Fields } =>
  typeof value === 'object' && value !== null && 'fields' in value && 'schema' in value

const forms = Object.values(files).flatMap((file) => Object.entries(file).filter(([, value]) => isForm(value))) as [
  string,
  { fields: Fields },
][]

/** The name of each field in its form, such as `ages[].capital`. */
const singleFields = (fields: Fields, before = ''): [string, FieldSpec][] =>
  Object.entries(fields).flatMap(([name, spec]) => {
    if (spec.kind === 'list') return singleFields(spec.fields, `${before}${name}[].`)
    if (spec.kind === 'group') return singleFields(spec.fields, `${before}${name}.`)
    return spec.kind === 'many' ? [] : [[before + name, spec] as const]
  })

const fields = forms.flatMap(([form, declared]) =>
  singleFields(declared.fields).map(([name, spec]): [string, FieldSpec] => [`${form} ${name}`, spec]),
)

it('are found', () => expect(forms.length).toBeGreaterThan(2))

describe('an example', () => {
  const withExample = fields.flatMap(([name, spec]) => (spec.example === undefined ? [] : [[name, spec] as const]))

  it.each(withExample)('of %s is right in that field', (_name, { example, schema }) =>
    expect(schema.safeParse(example).error?.issues).toBeUndefined(),
  )
})

/** The fields of the form, including those in its lists and groups. */
const levelsOf = (fields: Fields): Fields[] => [
  fields,
  ...Object.values(fields).flatMap((spec) =>
    spec.kind === 'list' || spec.kind === 'group' ? levelsOf(spec.fields) : [],
  ),
]

describe('a year that can be meant', () => {
  it.each([
    [DECIDE, 'spouse[0].year', '2035'],
    [DECIDE, 'spread[1].year', '2035'],
    [CAREER, 'forecastYear', '2024'],
    [AVS, 'abroad[0].from', '2004'],
    [CAREER, 'blocks[0].to', '2006'],
    [CHECK, 'rows[3].year', '2004'],
  ])('is the example', (form, field, year) =>
    expect(
      problemsOf(textIn('fr'), { error: { [field]: ['yearForm'] } }, { form, firstField: field })[0]?.message,
    ).toBe(`Écrivez une année en quatre chiffres, par exemple ${year}.`),
  )

  it('is one to come where somebody is paid then', () => {
    const error = { 'spouse[0].year': ['payYearPast'] }
    const [problem] = problemsOf(textIn('fr'), { error }, { form: DECIDE, firstField: 'canton' })
    expect(problem?.message).toMatch(/\b2035\.$/)
  })
})

describe('a row of what was entered', () => {
  it.each(forms)('of %s stands behind a field that is beside it', (_name, { fields }) => {
    const lost = levelsOf(fields).flatMap((level) =>
      Object.values(level).flatMap((spec) =>
        'row' in spec && spec.row && spec.row.after && !(spec.row.after in level) ? [spec.row.after] : [],
      ),
    )
    expect(lost).toEqual([])
  })
})
