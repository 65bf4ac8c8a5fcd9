import type { Column, Digest } from '~/pillars/result'
import { SynthesisAvs } from './synthesis-avs'
import { SynthesisLpp } from './synthesis-lpp'
import { SynthesisPart } from './synthesis-part'
import { SynthesisPillar3a } from './synthesis-pillar-3a'
import { SynthesisTotal } from './synthesis-total'
import type { SynthesisView } from './synthesis-view'
import { useText } from './text'

type SynthesisColumnProps = {
  column: Column
  name: 'withoutChange' | 'withChange'
  silent: Digest['silent']
  view: Pick<SynthesisView, 'missing' | 'later' | 'periods'>
}

/** One column of the synthesis: the total, then each pillar. */
export function SynthesisColumn({ column, name, silent, view }: SynthesisColumnProps) {
  const { t } = useText()
  const { avs, lpp, pillar3a } = column
  const { missing, later, periods } = view
  return (
    <>
      <SynthesisTotal column={column} name={name} silent={silent} missing={missing} />
      <SynthesisPart
        title={t('synthesis.avs')}
        missing={missing.avs}
        action={{ path: '/avs', text: t('synthesis.avsAgain') }}
      >
        {avs && <SynthesisAvs avs={avs} column={name} later={later} periods={periods} />}
      </SynthesisPart>
      <SynthesisPart
        title={t('synthesis.lpp')}
        missing={missing.lpp}
        action={{ path: '/lpp', text: t('synthesis.lppChange') }}
      >
        {lpp && <SynthesisLpp lpp={lpp} column={name} />}
      </SynthesisPart>
      <SynthesisPart
        title={t('synthesis.pillar3a')}
        missing={missing.pillar3a}
        action={{ path: '/3a', text: t('synthesis.pillar3aAdd') }}
      >
        {pillar3a && <SynthesisPillar3a pillar3a={pillar3a} column={name} />}
      </SynthesisPart>
    </>
  )
}
