import { captionsAddress, filmAddresses, transparentPoster } from '~/media/files'
import { FILMS, type FilmName, filmSeconds } from '~/media/films'
import { LANGUAGE_NAMES, type Language } from '~/text/language'
import { Help } from './help'
import { useText } from './text'

/**
 * A film in the page's language, of which nothing but a still is loaded before it is played; and all its words. The still
 * lies behind it and comes when the film comes near: a poster is loaded with the page, however far down it stands.
 */
export function Film({ name }: { name: FilmName }) {
  const { t, language } = useText()
  const { film, still } = filmAddresses(name, language)
  const title = t(`films.${name}.title`)
  return (
    <div className="film">
      <div className="film-screen">
        <img src={still} width={960} height={540} alt="" loading="lazy" />
        <video src={film} poster={transparentPoster()} aria-label={title} preload="none" controls playsInline>
          <track kind="captions" {...captions(name, 'fr')} />
          <track kind="captions" {...captions(name, 'de')} />
          <a href={film}>{t('home.film.open', { title })}</a>
        </video>
      </div>
      <p className="hint">{t('home.film.silent', { seconds: filmSeconds(name) })}</p>
      <Help summary={t('home.film.transcript', { title })}>
        {FILMS[name].map(({ text }) => (
          <p key={text}>
            <strong>{t(`films.${text}.title`)}</strong>
            <br />
            {t(`films.${text}.text`)}
          </p>
        ))}
      </Help>
    </div>
  )
}

/** Chosen in the player; none is loaded before. */
const captions = (name: FilmName, language: Language) => ({
  src: captionsAddress(name, language),
  srcLang: language,
  label: LANGUAGE_NAMES[language],
})
