/** The fields of the form for other sites: those of `/own/quick` without the terms. */
import { QUICK_PAGE } from '~/forms/quick/form'
import { statusOptions } from '~/language/status-label'
import { labelOf } from '~/ui/form/declaration/form-of'
import type { FieldSpec, TextKey } from '~/ui/form/declaration/spec'
import type { T } from '~/ui/frame/text'

/** `options`: what it takes; null: a text, such as its `example`. `usual`: what it holds before anybody types. */
export type FormField = {
  name: string
  label: string
  isRequired: boolean
  options: readonly { value: string; label: string }[] | null
  example: string
  usual: string
  autoComplete: string | null
}

/** Sent unseen: a year of arrival counts beside it. */
export const ALWAYS_SENT = { insuredSince: 'always' } as const

/** Answers of an invented person, married, with two children. */
export const FORM_EXAMPLE: Readonly<Record<string, string>> = {
  ...ALWAYS_SENT,
  birthDate: '14.05.1985',
  gender: 'FEMALE',
  status: 'married',
  salary: "85'000",
  rate: '100',
  work: 'employed',
  childYears: '2012, 2015',
  'partner.birthYear': '1983',
  'pillar3a.solde': "12'500",
}

/** In the order of the page. Labels that lean on a heading there stand alone here. */
export function formFields(t: T): FormField[] {
  const { birthDate, gender, status, salary, rate, work, fund, insuredSinceYear, childYears } = QUICK_PAGE.fields
  const { partner, pillar3a } = QUICK_PAGE.fields
  const field = (name: string, spec: FieldSpec, label: TextKey | null = spec.label): FormField => ({
    name,
    label: label === null ? '' : plain(labelOf(t, label, name)),
    isRequired: spec.isRequired,
    options: spec.choices?.map((one) => ({ value: one.value, label: plain(t(one.label)) })) ?? null,
    example: spec.example ?? '',
    usual: spec.usual ?? '',
    autoComplete: spec.autoComplete ?? null,
  })
  return [
    field('birthDate', birthDate),
    field('gender', gender),
    { ...field('status', status), options: statusOptions(t, undefined) },
    field('salary', salary),
    field('rate', rate, 'developers.form.labels.rate'),
    field('work', work),
    field('fund', fund, 'developers.form.labels.fund'),
    { ...field('insuredSinceYear', insuredSinceYear, 'developers.form.labels.since'), isRequired: false },
    field('partner.birthYear', partner.fields.birthYear, 'developers.form.labels.partnerYear'),
    field('partner.salary', partner.fields.salary, 'developers.form.labels.partnerSalary'),
    field('childYears', childYears),
    field('pillar3a.solde', pillar3a.fields.solde),
    field('pillar3a.amount', pillar3a.fields.amount),
  ]
}

/** In code, nobody sees where a word may break. */
const plain = (text: string) => text.replaceAll('\u00ad', '').replaceAll('\u00a0', ' ')
