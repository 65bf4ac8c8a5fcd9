import { DEFAULT_LANGUAGE, LANGUAGE_NAMES, type Language, otherLanguages } from '~/language/language'
import { useText } from '~/ui/frame/text'
import { Help } from '~/ui/help'
import { captionsAddress, filmAddresses } from './media/files'
import { FILMS, type FilmName, filmSeconds } from './media/films'

type FilmProps = { name: FilmName }

/** A film in the language of the page: a still that links to the player, and the full text. */
export function Film({ name }: FilmProps) {
  return useIsOpen(name) ? (
    <FilmPlayer name={name} />
  ) : (
    <div className="film">
      <Still name={name} />
      <Transcript name={name} />
    </div>
  )
}

/** The player with the full text. */
export function FilmPlayer({ name }: FilmProps) {
  const { t } = useText()
  return (
    <div className="film">
      <Player name={name} />
      <p className="hint">{t('home.film.silent', { seconds: filmSeconds(name) })}</p>
      <Transcript name={name} />
    </div>
  )
}

function Transcript({ name }: FilmProps) {
  const { t } = useText()
  return (
    <Help summary={t('home.film.transcript')}>
      {FILMS[name].map(({ text }) => (
        <p key={text}>
          <strong>{t(`films.${text}.title`)}</strong>
          <br />
          {t(`films.${text}.text`)}
        </p>
      ))}
    </Help>
  )
}

/** Whether the address asks for the film. */
export function useIsOpen(name: FilmName) {
  const { at = '/' } = useText()
  return new URL(at, 'http://own.invalid').searchParams.get('film') === name
}

const playerId = (name: FilmName) => `film-${name}`

const filmAddress = (home: string, name: FilmName) => `${home}?film=${name}#${playerId(name)}`

/** A link to the player, in words. `label`: the same with the title of the film. */
export function FilmLink({ name, label, children }: FilmProps & { label: string; children: string }) {
  const { to } = useText()
  return (
    <a href={filmAddress(to('/'), name)} aria-label={label}>
      {children}
    </a>
  )
}

/** Shown until the film is requested, since a player costs more than the rest of the page. */
function Still({ name }: FilmProps) {
  const { t, to, language } = useText()
  return (
    <a className="film-screen" href={filmAddress(to('/'), name)}>
      <img src={filmAddresses(name, language).still} width={960} height={540} alt="" loading="lazy" />
      <span className="film-watch">
        <svg viewBox="0 0 32 32" width={32} height={32} aria-hidden="true">
          <path d="M16 0a16 16 0 1 0 0 32a16 16 0 1 0 0-32zm-4 8l13 8-13 8z" />
        </svg>
        <span>{t('home.film.watch')}</span>
      </span>
    </a>
  )
}

/** The fragment of the address moves the focus here. Nothing is loaded until the visitor presses play. */
function Player({ name }: FilmProps) {
  const { t, language } = useText()
  const { film, still } = filmAddresses(name, language)
  const title = t(`films.${name}.title`)
  return (
    <video
      className="film-screen"
      id={playerId(name)}
      src={film}
      poster={still}
      width={960}
      height={540}
      aria-label={title}
      preload="none"
      controls
      playsInline
    >
      <track kind="captions" {...captions(name, DEFAULT_LANGUAGE)} />
      {otherLanguages(DEFAULT_LANGUAGE).map((one) => (
        <track key={one} kind="captions" {...captions(name, one)} />
      ))}
      <a href={film}>{t('home.film.open', { title })}</a>
    </video>
  )
}

/** Captions are chosen in the player, and loaded only then. */
const captions = (name: FilmName, language: Language) => ({
  src: captionsAddress(name, language),
  srcLang: language,
  label: LANGUAGE_NAMES[language],
})
