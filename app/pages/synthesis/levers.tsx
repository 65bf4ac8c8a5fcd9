import type { Lever } from '~/estimate/synthesis/levers'
import { rangeKind } from '~/language/range-words'
import type { Column } from '~/pillars/result'
import { ButtonLink } from '~/ui/form/controls/button'
import { VisitorForm } from '~/ui/form/visitor-form'
import { useText } from '~/ui/frame/text'
import { Section } from '~/ui/section'
import { Levers } from '~/ui/synthesis/levers'

/** What changes the pension: ready-made changes with their price, and the way to any other. */
export function SynthesisLevers({ levers, ranges }: { levers: readonly Lever[]; ranges: Column['ranges'] }) {
  const { t, to } = useText()
  const unsure =
    ranges && levers.some(({ effect }) => effect) ? t(`synthesis.rangeAmounts.${rangeKind(ranges.causes)}`) : ''
  return (
    <Section
      title={t('synthesis.levers.title')}
      intro={
        levers.length > 0 ? <p className="hint">{`${t('synthesis.levers.perMonth')} ${unsure}`.trim()}</p> : undefined
      }
    >
      {levers.length > 0 && (
        <VisitorForm action={to('/simulation')}>
          <Levers levers={levers} />
        </VisitorForm>
      )}
      <ButtonLink to={to('/simulation')} kind="quiet" opens="form">
        {t('synthesis.simulate')}
      </ButtonLink>
    </Section>
  )
}
