import { dayText } from '~/language/format'
import { type RangeKind, rangeKind } from '~/language/range-words'
import type { AssumptionKey, PensionRange } from '~/pillars/avs/result'
import { Article, ExplainedSteps } from '~/ui/explained/explained-steps'
import { Fold, Folds } from '~/ui/folds'
import { useText } from '~/ui/frame/text'
import { SummaryList } from '~/ui/summary-list'
import { RangeReasons } from '~/ui/synthesis/range-figure'
import { Words } from '~/ui/term'
import { ASSUMPTION_ARTICLES } from './assumption-articles'
import { GapsFold } from './gaps'
import { PartnerFold } from './partner'
import { explainStep } from './sentences'
import { amountRow, extraRows } from './summary-rows'
import { type ExplainedView, type Part, titleOfPart } from './view'

type ExplainedFoldsProps = { view: ExplainedView; partnerCanEnter: boolean }

/** All steps of the calculation and further information, folded. */
export function ExplainedFolds({ view, partnerCanEnter }: ExplainedFoldsProps) {
  const { amounts, supplement, range, parts, gaps, isCouple, partner } = view
  return (
    <Folds>
      {(amounts.length > 1 || supplement > 0) && <AmountsFold {...view} />}
      {range && <RangeFold {...range} />}
      {parts.map((part) => (
        <PartFold key={part.from} part={part} />
      ))}
      {gaps.areTold && gaps.runs.length > 0 && <GapsFold gaps={gaps} isCouple={isCouple} />}
      {isCouple && (partner || partnerCanEnter) && <PartnerFold partner={partner} />}
      <AssumptionsFold {...view} />
    </Folds>
  )
}

function AmountsFold(props: Pick<ExplainedView, 'amounts' | 'supplement' | 'thirteenth' | 'range'>) {
  const { t } = useText()
  const { range } = props
  const amounts = range?.pension ? props.amounts.slice(0, -1) : props.amounts
  return (
    <Fold title={t('explained.amounts')}>
      <SummaryList rows={[...amounts.map((amount) => amountRow(amount, t)), ...extraRows(props, t)]} />
    </Fold>
  )
}

const HOW_ARTICLES: Record<RangeKind, string> = {
  estimated: 'LAVS art. 29quater, 30',
  unknown: 'LAVS art. 29quinquies',
}

/** What the range depends on, and how its ends are computed. */
function RangeFold({ causes, spouse }: Pick<PensionRange, 'causes' | 'spouse'>) {
  const { t } = useText()
  const kind = rangeKind(causes)
  return (
    <Fold title={t('explained.rangeTitle')}>
      <RangeReasons causes={causes} whoseIncomes={spouse?.whose ?? null} spouse={spouse} />
      <p>
        <Words>{t(`explained.rangeHow.${kind}`)}</Words> <Article article={HOW_ARTICLES[kind]} />
      </p>
    </Fold>
  )
}

/** The steps of one calculation: the first, or a recalculation from a later day on. */
function PartFold({ part }: { part: Part }) {
  const { t } = useText()
  const { from, reason, article, steps } = part
  return (
    <Fold title={t(titleOfPart(part), { day: from && dayText(from) })}>
      {reason && (
        <p>
          <Words>{t(`explained.reasons.${reason}`)}</Words> {article && <Article article={article} />}
        </p>
      )}
      <ExplainedSteps
        steps={steps.map((step) => ({
          ...explainStep(step, t),
          name: step.key,
          output: step.output,
          article: step.article,
        }))}
      />
    </Fold>
  )
}

function AssumptionsFold({ assumptions, computedOn, lawYear }: ExplainedView) {
  const { t } = useText()
  return (
    <Fold title={t('synthesis.assumptions')}>
      <p className="hint">{t('synthesis.computedOn', { day: dayText(computedOn), year: lawYear })}</p>
      <ul>
        {assumptions.map((key) => (
          <li key={key}>
            <Words>{t(`assumptions.${key}`)}</Words> <AssumptionArticle assumption={key} />
          </li>
        ))}
      </ul>
    </Fold>
  )
}

function AssumptionArticle({ assumption }: { assumption: AssumptionKey }) {
  const article = ASSUMPTION_ARTICLES[assumption]
  return article && <Article article={article} />
}
