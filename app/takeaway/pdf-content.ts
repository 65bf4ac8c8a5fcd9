/** The content of the PDF, from top to bottom. */
import { dayText } from '~/language/format'
import { LOCALES } from '~/language/language'
import { rangeCausesIn, rangeKind } from '~/language/range-words'
import { decisionParts } from './pdf-decision'
import { netParts } from './pdf-net'
import { incomeParts, worthParts } from './pdf-outlook'
import {
  DETAILS,
  heading,
  list,
  PAGE_MARK,
  PAGES_MARK,
  type Part,
  type PdfContent,
  paragraph,
  picture,
  table,
} from './pdf-part'
import { planParts } from './pdf-plan'
import { accountsTable, furtherTable, hasFigures, mainTable, periodsTable } from './pdf-tables'
import type { Pillar, Sheet, SheetNet } from './sheet'

export function pdfContent(sheet: Sheet): PdfContent {
  const { t, language, digest, operator } = sheet
  const [title, product] = [t('synthesis.title'), t('frame.product')]
  return {
    locale: LOCALES[language],
    title: `${title} – ${product}`,
    author: operator ?? product,
    computedOn: digest.computedOn,
    footer: {
      left: `${product} – ${title}, ${dayText(digest.computedOn)}${operator ? ` – ${operator}` : ''}`,
      right: t('takeaway.page', { page: PAGE_MARK, pages: PAGES_MARK }),
    },
    parts: partsOf(sheet),
  }
}

/** The answer on the first page, and what it rests on from the second on. */
const partsOf = (sheet: Sheet): Part[] => [
  ...answer(sheet),
  ...incomePicture(sheet),
  ...total(sheet),
  ...basis(sheet),
  DETAILS,
  ...(['avs', 'lpp', 'pillar3a'] as const).flatMap((pillar) => pillarParts(sheet, pillar)),
  ...incomeParts(sheet),
  ...worthParts(sheet),
  ...planParts(sheet),
  ...netParts(sheet),
  ...decisionParts(sheet),
  ...assumptionList(sheet),
]

/** What is paid for life, in large letters, what is left of it, and what else there is; with a change, first what is changed. */
function answer({ t, answer: told, changes, notToday, net, enough, digest }: Sheet): Part[] {
  return [
    heading(1, t('synthesis.title')),
    ...(digest.withChange ? [paragraph(t('takeaway.answer.changes', { changes: changes.join(' · ') }), 'strong')] : []),
    ...notToday.map((sentence) => paragraph(sentence, 'strong')),
    ...(told ? [{ kind: 'answer', ...told } as const] : []),
    ...(net ? afterTax(net) : []),
    ...enough.map((sentence) => paragraph(sentence)),
  ]
}

function afterTax({ told: [first = '', ...others] }: SheetNet): Part[] {
  return [paragraph(first, 'strong'), ...(others.length > 0 ? [paragraph(others.join(' '))] : [])]
}

const incomePicture = ({ t, picture: told }: Sheet): Part[] =>
  told
    ? [
        heading(2, t('outlook.income.title')),
        picture(told.picture, `${told.title} ${told.description}`),
        paragraph(told.hints.join(' '), 'hint'),
      ]
    : []

const total = (sheet: Sheet): Part[] => [
  heading(2, sheet.t('synthesis.total')),
  ...(sheet.silent.length > 0 ? [paragraph(sheet.t('synthesis.totalWithout'), 'strong'), list(sheet.silent)] : []),
  table(mainTable(sheet)),
  ...differences(sheet),
]

/** How to read the last column of the table. */
function differences({ t, digest }: Sheet): Part[] {
  if (!digest.withChange) return []
  if (digest.differences.length === 0) return [paragraph(t('differences.none'))]
  const causes = rangeCausesIn(digest)
  return causes.length > 0 ? [paragraph(t(`synthesis.rangeDifferences.${rangeKind(causes)}`), 'hint')] : []
}

/** That it is not binding; the day, the law, and the sources of the figures. */
const basis = ({ t, digest: { computedOn, lawYear }, sources }: Sheet): Part[] => [
  paragraph(t('synthesis.disclaimer'), 'strong'),
  paragraph([t('synthesis.computedOn', { day: dayText(computedOn), year: lawYear }), ...sources].join(' '), 'hint'),
]

/** What the first page leaves out about a pillar, or why it has no figures. */
function pillarParts(sheet: Sheet, pillar: Pillar): Part[] {
  const title = heading(2, sheet.t(`synthesis.${pillar}`))
  if (!hasFigures(sheet, pillar)) return [title, paragraph(sheet.missing[pillar])]
  const further = furtherTable(sheet, pillar)
  const parts = [
    ...sheet.remarks[pillar].map((sentence) => paragraph(sentence)),
    ...(further.rows.length > 0 ? [table(further)] : []),
    ...FURTHER[pillar](sheet),
  ]
  return parts.length > 0 ? [title, ...parts] : []
}

const FURTHER: Record<Pillar, (sheet: Sheet) => Part[]> = { avs: periods, lpp: () => [], pillar3a: accounts }

/** The pensions of both spouses, without and with the change; nothing for a single person. */
function periods(sheet: Sheet): Part[] {
  const { withoutChange, withChange } = sheet.periods
  const titled = (title: string, paid: typeof withoutChange) =>
    paid.length > 0 ? [heading(3, title), table(periodsTable(sheet, paid))] : []
  return [
    ...titled(sheet.t('synthesis.periods'), withoutChange),
    ...titled(sheet.t('synthesis.periodsWithChange'), withChange),
  ]
}

function accounts(sheet: Sheet): Part[] {
  const content = accountsTable(sheet)
  return content ? [heading(3, sheet.t('synthesis.pillar3aAccounts')), table(content)] : []
}

function assumptionList({ t, assumptions: { withoutChange, withChange }, savingsAssumptions }: Sheet): Part[] {
  if (withoutChange.length + savingsAssumptions.length === 0) return []
  const wordsOf = (keys: typeof withoutChange) => keys.map((key) => t(`assumptions.${key}`))
  return [
    heading(2, t('synthesis.assumptions')),
    list([...wordsOf(withoutChange), ...savingsAssumptions]),
    ...(withChange.length > 0 ? [heading(3, t('synthesis.assumptionsWithChange')), list(wordsOf(withChange))] : []),
  ]
}
