import { amountText, chf, percent } from '~/language/format'
import { LidDrawing } from '~/ui/chart/lid-drawing'
import { ScaleDrawing } from '~/ui/chart/scale-drawing'
import { SplitDrawing } from '~/ui/chart/split-drawing'
import { YearDrawing } from '~/ui/chart/year-drawing'
import { runsOf, type YearSquare } from '~/ui/chart/year-squares'
import { Rule } from '~/ui/explained/rule'
import { paragraph, span } from '~/ui/explained/step-words'
import { type T, useText } from '~/ui/frame/text'
import { GapRuns } from './gaps'
import type { Rules } from './rules'
import { explainStep } from './sentences'
import type { ExplainedView } from './view'

/** A link to each rule, in their order, without those that do not apply. */
export function ruleLinks(t: T, { years, income, splitting, cap, told }: Rules) {
  return [
    ...(years ? [{ id: 'years', title: t('explained.contents.years') }] : []),
    ...(income ? [{ id: 'income', title: t('explained.contents.income') }] : []),
    ...(splitting ? [{ id: 'splitting', title: t('explained.contents.splitting') }] : []),
    ...(cap ? [{ id: 'cap', title: t('explained.contents.cap') }] : []),
    ...undrawnRules(t, told).map(({ id, title }) => ({ id, title })),
  ]
}

type ExplainedRulesProps = { rules: Rules } & Pick<ExplainedView, 'squares' | 'gaps'>

export function ExplainedRules({ rules, squares, gaps }: ExplainedRulesProps) {
  const { t } = useText()
  const { income, splitting, cap, told } = rules
  return (
    <>
      <YearsRule rule={rules.years} squares={squares} gaps={gaps} />
      {income && <IncomeRule rule={income} />}
      {splitting && <SplittingRule rule={splitting} />}
      {cap && <CapRule rule={cap} />}
      {undrawnRules(t, told).map((rule) => (
        <Rule key={rule.id} {...rule} />
      ))}
    </>
  )
}

/** Each share of a pension has its own reduction, so with several shares the rule is named after the share. */
const undrawnRules = (t: T, told: Rules['told']) =>
  told.map((step) => {
    const { title, parts, result } = explainStep(step, t)
    const sentences = parts.filter((part) => typeof part === 'string').join(' ')
    const alike = told.filter(({ key }) => key === step.key)
    const content = { sentences, result, article: step.article }
    if (alike.length === 1) return { id: step.key, title, ...content }
    const share = percent(Number(step.inputs.share))
    return {
      id: `${step.key}-${alike.indexOf(step) + 1}`,
      title: t('explained.rules.ofShare', { title, share }),
      ...content,
    }
  })

type YearsRuleProps = { rule: Rules['years'] } & Pick<ExplainedView, 'squares' | 'gaps'>

function YearsRule({ rule, squares, gaps }: YearsRuleProps) {
  const { t } = useText()
  const title = t('explained.rules.years.title')
  const drawing = squares.length > 0 && <Squares squares={squares} />
  if (!rule || !gaps.areTold)
    return (
      <Rule id="years" title={title} sentences={t('explained.gaps.untold')} article="LAVS art. 29ter">
        {drawing}
      </Rule>
    )
  const { years, cohortYears, missing, filled, article } = rule
  const values = { years, cohortYears, missing: span(t, missing), filled: span(t, filled) }
  return (
    <Rule
      id="years"
      title={title}
      sentences={paragraph(
        t('explained.rules.years.needed', values),
        missing === 0 && t('explained.gaps.none'),
        missing > 0 && filled === missing && t('explained.rules.years.filledAll', values),
        missing > 0 && filled > 0 && filled < missing && t('explained.rules.years.filled', values),
        missing > 0 && filled === 0 && t('explained.rules.years.missing', values),
      )}
      more={<GapRuns runs={gaps.runs} />}
      result={t('explained.rules.years.result', { count: years, cohortYears })}
      article={article}
    >
      {drawing}
    </Rule>
  )
}

function Squares({ squares }: { squares: readonly YearSquare[] }) {
  const { t } = useText()
  const told = runsOf(squares).map(({ from, to, kind }) =>
    t(`explained.squares.run.${kind}`, { years: from === to ? from : t('explained.yearSpan', { from, to }) }),
  )
  return (
    <YearDrawing
      id="squares"
      squares={squares}
      title={t('explained.squares.title', { count: squares.length })}
      description={told.join(' ')}
      legend={(kind, count) => t(`explained.squares.${kind}`, { count })}
    />
  )
}

function IncomeRule({ rule }: { rule: NonNullable<Rules['income']> }) {
  const { t } = useText()
  const { ramd, minimum, maximum, full, partial, article } = rule
  const at = full === maximum ? 'maximum' : full === minimum ? 'minimum' : 'between'
  return (
    <Rule
      id="income"
      title={t('explained.rules.income.title')}
      sentences={paragraph(
        t('explained.rules.income.text', { ramd: chf(ramd) }),
        t(`explained.rules.income.${at}`, { pension: chf(full) }),
        partial && t('explained.rules.income.partial', { percent: percent(partial.percent) }),
      )}
      result={t('explained.perMonth', { amount: chf(partial?.pension ?? full) })}
      article={article}
    >
      <ScaleDrawing
        id="scale"
        amount={full}
        minimum={minimum}
        maximum={maximum}
        title={t('explained.rules.income.drawing')}
        description={t('explained.rules.income.told', {
          pension: amountText(full),
          minimum: amountText(minimum),
          maximum: amountText(maximum),
        })}
        names={{ minimum: t('explained.rules.income.lowest'), maximum: t('explained.rules.income.highest') }}
      />
    </Rule>
  )
}

function SplittingRule({ rule }: { rule: NonNullable<Rules['splitting']> }) {
  const { t } = useText()
  const { years, own, other, article } = rule
  const money = (amount: number) => chf(Math.round(amount))
  // In whole francs like the columns, so that it is the difference between the two amounts shown.
  const change = Math.round(own + (other ?? 0)) - Math.round(2 * own)
  const kind = change > 0 ? 'more' : change < 0 ? 'less' : 'same'
  const told =
    other === null
      ? t('explained.rules.splitting.toldAlone', { own: money(2 * own), given: money(own) })
      : t('explained.rules.splitting.told', {
          own: money(2 * own),
          other: money(2 * other),
          each: money(own + other),
        })
  return (
    <Rule
      id="splitting"
      title={t('explained.rules.splitting.title')}
      sentences={t(`explained.rules.splitting.${other === null ? 'alone' : 'text'}`, { count: years })}
      result={
        other === null
          ? t('explained.rules.splitting.kept', { amount: money(own) })
          : t(`explained.steps.splitting.${kind}`, { amount: chf(Math.abs(change)) })
      }
      article={article}
    >
      <SplitDrawing
        id="halves"
        own={own}
        other={other}
        title={t('explained.rules.splitting.title')}
        description={told}
        names={{
          own: t('explained.drawn.own'),
          other: t(`explained.drawn.${other === null ? 'given' : 'other'}`),
          before: t('explained.drawn.before'),
          after: t('explained.drawn.after'),
        }}
      />
    </Rule>
  )
}

function CapRule({ rule }: { rule: NonNullable<Rules['cap']> }) {
  const { t } = useText()
  const { own, paid, limit, isCut, isPartial, otherPaid, article } = rule
  const told = paragraph(
    t('explained.rules.cap.toldOwn', { own: chf(own), paid: chf(paid), limit: chf(limit) }),
    otherPaid !== null && t('explained.rules.cap.toldOther', { other: chf(otherPaid) }),
  )
  return (
    <Rule
      id="cap"
      title={t('explained.rules.cap.title')}
      sentences={paragraph(
        t(`explained.rules.cap.${isPartial ? 'partial' : 'full'}`, { limit: chf(limit) }),
        t(`explained.rules.cap.${isCut ? 'over' : 'under'}`),
      )}
      result={
        isCut
          ? t('explained.rules.cap.result', { own: chf(own), paid: chf(paid) })
          : t('explained.perMonth', { amount: chf(paid) })
      }
      article={article}
    >
      {(isCut || otherPaid !== null) && (
        <LidDrawing
          id="lid"
          {...{ own, paid, limit, otherPaid }}
          title={t('explained.rules.cap.title')}
          description={told}
          names={{
            own: t('explained.drawn.own'),
            other: t('explained.drawn.other'),
            calculated: t('explained.drawn.calculated'),
            paid: t('explained.drawn.paid'),
            limit: t('explained.drawn.limit'),
          }}
        />
      )}
    </Rule>
  )
}
