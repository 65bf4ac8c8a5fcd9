import type { LeavingPlan } from '~/pillars/synthesis/plan/result'
import { useText } from '~/ui/frame/text'
import { answerText } from '~/ui/plan/plan-words'

/** The hole and who pays it, in one sentence or two. */
export function PlanAnswer({ plan }: { plan: LeavingPlan }) {
  const { t, to } = useText()
  return (
    <>
      <p className="plan-answer">
        {plan.need === null ? (
          <>
            {t('plan.answer.noNeed')} <a href={to('/synthesis#stop')}>{t('plan.answer.tell')}</a>
          </>
        ) : (
          <Emphasis text={answerText(t, plan)} />
        )}
      </p>
      {!plan.complete && <p className="hint">{t('plan.answer.incomplete')}</p>}
    </>
  )
}

/** With each amount in bold; a no-break space joins it to its currency. */
function Emphasis({ text }: { text: string }) {
  return text.split(/(CHF\u00a0[\d']+(?:\.\d\d)?)/).map((piece, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one sentence stay where they are
    index % 2 === 1 ? <strong key={index}>{piece}</strong> : piece,
  )
}
