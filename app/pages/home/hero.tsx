import { href, Link } from 'react-router'
import type { Home, HomeTexts } from '#app/domain/home/store.server.ts'
import { formatEuros } from '#app/domain/shared/money.ts'
import { AcceleratedWord } from '#app/ui/art/accelerated-word.tsx'
import { HeroArt } from '#app/ui/art/hero-art.tsx'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { Icon } from '#app/ui/kit/icon.tsx'
import type { HomeDrawings } from './home-drawings.server.ts'

type HeroProps = { home: Home; picture: string; lines: HomeDrawings['hero'] }

export function Hero({ home, picture, lines }: HeroProps) {
  const { hero: texts, race } = home.texts
  return (
    <section className="hero">
      <HeroArt size="desktop" line={lines.desktop} />
      <div className="wrap hero-text">
        <p className="tag rise">{texts.tag}</p>
        <h1 className="d1">
          <span>{texts.start} </span>
          <span>
            {texts.turn} <AcceleratedWord word={texts.word} from={66} to={125} moving />
            <i>.</i>
          </span>
        </h1>
        <p className="lead">{texts.lead}</p>
        <p className="actions">
          <ButtonLink size="large" to={`${href('/')}#coaching`} viewTransition={false}>
            Découvrir le coaching
          </ButtonLink>
          <ButtonLink
            size="large"
            look="line"
            icon="timer"
            to={href('/nos-outils/calculateur-allure-running')}
          >
            Calculer mon allure
          </ButtonLink>
        </p>
        <HeroFacts home={home} />
      </div>
      <div className="hero-view" dangerouslySetInnerHTML={{ __html: picture }} />
      <HeroArt size="mobile" line={lines.mobile} />
      <RaceLegs {...race} />
    </section>
  )
}

/** Where, when, how much, and what can be checked: what a newcomer looks for first. */
function HeroFacts({ home: { city, nextSession, fromCents, coaches } }: { home: Home }) {
  return (
    <ul className="hero-facts muted small">
      <li>
        <Icon name="map-pin" size={18} className="accent" />
        <span>
          <b>{city}</b>
          {nextSession ? `, ${nextSession.time}, ${nextSession.place}` : null}
        </span>
      </li>
      {fromCents === undefined ? null : (
        <li>
          <Icon name="calendar-days" size={18} className="accent" />
          <span>
            Coaching <b>dès {formatEuros(fromCents)}</b> par mois
          </span>
        </li>
      )}
      {coaches > 0 ? (
        <li>
          <Icon name="medal" size={18} className="accent" />
          <Link className="link" to={href('/notre-equipe')}>
            {coaches === 1 ? '1\u00A0coach diplômé' : `${coaches}\u00A0coachs diplômés`}, carte à vérifier
          </Link>
        </li>
      ) : null}
    </ul>
  )
}

function RaceLegs({ title, legs }: HomeTexts['race']) {
  return (
    <ol className="race-legs" aria-label={title}>
      {legs.map(({ label, figure, detail }) => (
        <li key={label}>
          <b className="muted">{label}</b>
          <span className="num">{figure}</span>
          <small className="muted tabular">{detail}</small>
        </li>
      ))}
    </ol>
  )
}
