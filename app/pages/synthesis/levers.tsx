import type { Lever } from '~/estimate/answers/levers'
import { ButtonLink } from '~/ui/form/controls/button'
import { VisitorForm } from '~/ui/form/visitor-form'
import { useText } from '~/ui/frame/text'
import { Section } from '~/ui/section'
import { Levers, LeversHint } from '~/ui/synthesis/levers'

/** What can change the pension: ready-made changes with their price, and a link to all others. */
export function SynthesisLevers({ levers }: { levers: readonly Lever[] }) {
  const { t, to } = useText()
  return (
    <Section title={t('synthesis.levers.title')} intro={levers.length > 0 ? <LeversHint levers={levers} /> : undefined}>
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
