import type { DecisionAnswer } from '~/estimate/answers/decide/decision'
import { percent } from '~/language/format'
import { useText } from '~/ui/frame/text'
import { Notice } from '~/ui/notice'
import { SilentParties } from '~/ui/parties/silent-parties'

type NoticesProps = { answer: DecisionAnswer }

/** What is missing from the figures, and what cannot be computed. `isBack`: the form was returned with its problems. */
export function DecideNotices({ answer, isBack }: NoticesProps & { isBack: boolean }) {
  const { t } = useText()
  const { problem, retirement, share, silent, isBesideBuyIn } = answer
  return (
    <>
      {problem && !isBack && (
        <Notice kind="warning" title={t('decide.unfit')}>
          <p>{t(`problems.${problem}`)}</p>
        </Notice>
      )}
      {retirement.isUnfit && (
        <Notice kind="warning" title={t('synthesis.simulationUnfit')}>
          <p>{t(share === null ? 'decide.withoutSimulation' : 'decide.shareOfSimulation')}</p>
        </Notice>
      )}
      {silent.length > 0 && (
        <Notice kind="warning" title={t('decide.incomplete')}>
          <SilentParties parties={silent} />
        </Notice>
      )}
      <SharesUnknown answer={answer} />
      {isBesideBuyIn && !problem && !isBack && <BesideBuyIn />}
    </>
  )
}

/** The shares missing from the comparison, and what the funds do not say. */
function SharesUnknown({ answer: { unknown, isChosenUnknown } }: NoticesProps) {
  const { t } = useText()
  if (!unknown) return null
  const funds = unknown.funds.map((name) => name || t('decide.conditions.yourFund'))
  return (
    <Notice
      kind={isChosenUnknown ? 'warning' : 'info'}
      title={t('decide.unknownShares', { shares: unknown.shares.map(percent).join(', ') })}
    >
      <p>{t('decide.unknownSharesText', { funds: funds.join(', ') })}</p>
    </Notice>
  )
}

function BesideBuyIn() {
  const { t, to } = useText()
  return (
    <Notice kind="info" title={t('decide.besideBuyIn.title')}>
      <p>
        {t('decide.besideBuyIn.text')} <a href={to('/simulation')}>{t('decide.besideBuyIn.change')}</a>
      </p>
    </Notice>
  )
}
