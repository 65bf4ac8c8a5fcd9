import { useText } from '~/ui/frame/text'
import type { StepOnWay, Way } from '~/ui/frame/way'

/** The steps of the path with their state, and the link back. */
export function WayNav({ steps, number, back, start }: Way) {
  const { t, to } = useText()
  const here = steps[number - 1]
  return (
    <nav className="path" aria-label={t('guided.steps')}>
      {here && (
        <p className="path-here">
          {t('guided.here', { number, count: steps.length, step: t(`guided.name.${here.step}`) })}
        </p>
      )}
      <ol className="path-steps">
        {steps.map((step) => (
          <PathStep key={step.step} {...step} />
        ))}
      </ol>
      {back ? (
        <Back path={to(back.path)}>{t('guided.back', { step: t(`guided.name.${back.step}`) })}</Back>
      ) : (
        start && <Back path={to(start)}>{t('guided.backToStart')}</Back>
      )}
    </nav>
  )
}

function PathStep({ step, state, path }: StepOnWay) {
  const { t, to } = useText()
  const name = <span className="path-name">{t(`guided.name.${step}`)}</span>
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

const Back = ({ path, children }: { path: string; children: string }) => (
  <a className="path-back" href={path}>
    <span aria-hidden="true">‹ </span>
    {children}
  </a>
)
