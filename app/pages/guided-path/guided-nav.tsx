import { GUIDED_PATHS, GUIDED_START, type GuidedStep, placeOnPath, stepBefore } from '~/language/guided-path'
import { useText } from '~/ui/frame/text'
import type { StepOnPath } from './view'

/** The steps of the guided path with their state, and the way back. `here`: the current step; null on the start page. */
export function GuidedNav({ here, steps }: { here: GuidedStep | null; steps: readonly StepOnPath[] }) {
  const { t } = useText()
  return (
    <nav className="path" aria-label={t('guided.steps')}>
      {here && (
        <p className="path-here">{t('guided.here', { ...placeOnPath(here), step: t(`guided.step.${here}.name`) })}</p>
      )}
      <ol className="path-steps">
        {steps.map((step) => (
          <PathStep key={step.step} {...step} />
        ))}
      </ol>
      {here && <Back here={here} />}
    </nav>
  )
}

function PathStep({ step, state, path }: StepOnPath) {
  const { t, to } = useText()
  const name = <span className="path-name">{t(`guided.step.${step}.name`)}</span>
  return (
    <li className={`path-step path-${state}`} aria-current={state === 'current' ? 'step' : undefined}>
      {path ? (
        <a className="path-link" href={to(path)}>
          {name}
        </a>
      ) : (
        name
      )}{' '}
      <span className="path-state hint">{t(`guided.state.${state}`)}</span>
    </li>
  )
}

function Back({ here }: { here: GuidedStep }) {
  const { t, to } = useText()
  const before = stepBefore(here)
  return (
    <a className="path-back" href={to(before ? GUIDED_PATHS[before] : GUIDED_START)}>
      <span aria-hidden="true">‹ </span>
      {before ? t('guided.back', { step: t(`guided.step.${before}.name`) }) : t('guided.backToStart')}
    </a>
  )
}
