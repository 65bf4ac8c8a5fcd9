/** The content of the PDF, from top to bottom. */
import { dayText } from '~/language/format'
import { LOCALES } from '~/language/language'
import { rangeCausesIn, rangeKind } from '~/language/range-words'
import { incomeParts, worthParts } from './pdf-outlook'
import { heading, list, PAGE_MARK, PAGES_MARK, type Part, type PdfContent, paragraph, table } from './pdf-part'
import { accountsTable, differencesTable, figuresTable, periodsTable } from './pdf-tables'
import type { Pillar, Sheet } from './sheet'

export function pdfContent(sheet: Sheet): PdfContent {
  const { t, language, digest } = sheet
  const [title, product] = [t('synthesis.title'), t('frame.product')]
  return {
    locale: LOCALES[language],
    title: `${title} – ${product}`,
    author: product,
    computedOn: digest.computedOn,
    footer: {
      left: `${product} – ${title}, ${dayText(digest.computedOn)}`,
      right: t('takeaway.page', { page: PAGE_MARK, pages: PAGES_MARK }),
    },
    parts: partsOf(sheet),
  }
}

const partsOf = (sheet: Sheet): Part[] => [
  ...summary(sheet),
  ...total(sheet),
  ...differences(sheet),
  ...incomeParts(sheet),
  ...(['avs', 'lpp', 'pillar3a'] as const).flatMap((pillar) => pillarParts(sheet, pillar)),
  ...worthParts(sheet),
  ...assumptionList(sheet),
]

/** Title, date, and the result in a few sentences. */
const summary = ({ t, digest: { computedOn, lawYear }, brief }: Sheet): Part[] => [
  heading(1, t('synthesis.title')),
  paragraph(t('synthesis.computedOn', { day: dayText(computedOn), year: lawYear }), 'hint'),
  paragraph(t('synthesis.disclaimer')),
  ...(brief.length > 0 ? [heading(2, t('brief.title')), ...brief.map((sentence) => paragraph(sentence))] : []),
]

const total = (sheet: Sheet): Part[] => [
  heading(2, sheet.t('synthesis.total')),
  ...(sheet.silent.length > 0 ? [paragraph(sheet.t('synthesis.totalWithout'), 'strong'), list(sheet.silent)] : []),
  table(figuresTable(sheet, 'total')),
]

/** The simulated change, and its effect on each figure by cause. */
function differences(sheet: Sheet): Part[] {
  const { t, digest, changes } = sheet
  if (!digest.withChange) return []
  const isNone = digest.differences.length === 0
  const causes = rangeCausesIn(digest)
  return [
    heading(2, t('differences.title')),
    list(changes),
    paragraph(t(isNone ? 'differences.none' : 'differences.intro')),
    ...(!isNone && causes.length > 0 ? [paragraph(t(`synthesis.rangeDifferences.${rangeKind(causes)}`))] : []),
    ...(isNone ? [] : [table(differencesTable(sheet))]),
  ]
}

/** The figures of a pillar with their details, or why there are none. */
function pillarParts(sheet: Sheet, pillar: Pillar): Part[] {
  const title = heading(2, sheet.t(`synthesis.${pillar}`))
  const figures = figuresTable(sheet, pillar)
  if (figures.rows.length === 0) return [title, paragraph(sheet.missing[pillar])]
  const remarks = sheet.remarks[pillar].map((sentence) => paragraph(sentence))
  return [title, ...remarks, table(figures), ...DETAILS[pillar](sheet)]
}

const DETAILS: Record<Pillar, (sheet: Sheet) => Part[]> = { avs: periods, lpp: funds, pillar3a: accounts }

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

function funds({ t, digest: { withoutChange, withChange } }: Sheet): Part[] {
  const told = withoutChange.lpp?.funds ?? withChange?.lpp?.funds ?? []
  const state = ({ asOf, isTyped }: (typeof told)[number]) =>
    t(isTyped ? 'synthesis.lppTyped' : 'synthesis.lppFundAsOf', { day: dayText(asOf) })
  const title = t('synthesis.lppFunds', { count: told.length })
  return [heading(3, title), list(told.map((fund) => `${fund.name} (${state(fund)})`))]
}

function accounts(sheet: Sheet): Part[] {
  const content = accountsTable(sheet)
  return content ? [heading(3, sheet.t('synthesis.pillar3aAccounts')), table(content)] : []
}

function assumptionList({ t, assumptions: { withoutChange, withChange } }: Sheet): Part[] {
  if (withoutChange.length === 0) return []
  const sentences = (keys: typeof withoutChange) => list(keys.map((key) => t(`assumptions.${key}`)))
  return [
    heading(2, t('synthesis.assumptions')),
    sentences(withoutChange),
    ...(withChange.length > 0 ? [heading(3, t('synthesis.assumptionsWithChange')), sentences(withChange)] : []),
  ]
}
