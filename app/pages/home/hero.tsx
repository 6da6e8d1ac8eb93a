import { href } from 'react-router'
import type { HomeTexts } from '#app/domain/home/store.server.ts'
import { AcceleratedWord } from '#app/ui/art/accelerated-word.tsx'
import { HeroArt } from '#app/ui/art/hero-art.tsx'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import type { HomeDrawings } from './home-drawings.server.ts'

type HeroProps = { texts: HomeTexts['hero']; race: HomeTexts['race']; lines: HomeDrawings['hero'] }

export function Hero({ texts, race, lines }: HeroProps) {
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
      </div>
      <HeroArt size="mobile" line={lines.mobile} />
      <RaceLegs {...race} />
    </section>
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
