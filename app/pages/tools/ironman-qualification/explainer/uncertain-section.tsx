import { Icon } from '#app/ui/kit/icon.tsx'
import { Certainty, ExplainerSection } from './explainer-section.tsx'
import texts from './explainer-texts.json' with { type: 'json' }

export function UncertainSection() {
  return (
    <>
      <ExplainerSection
        id="a-verifier"
        isFolded
        title="Ce que nous savons, ce qu’il faut vérifier"
        lead="Chaque fait porte un trait, qui dit d’où il vient. Les sources ont été lues le 20 novembre 2026."
      >
        <dl className="uncertain-facts">
          {texts.facts.map(({ degree, texts }) => (
            <div key={degree}>
              <dt>
                <Certainty degree={degree} />
              </dt>
              {texts.map((text) => (
                <dd key={text}>{text}</dd>
              ))}
            </div>
          ))}
        </dl>
      </ExplainerSection>
      <div className="wrap tool-stack explainer-end">
        <p>
          <a className="more" href="https://www.ironman.com/qualifications" rel="noopener">
            Vérifiez sur le site officiel, ironman.com
            <Icon name="arrow-up-right" size={18} />
          </a>
        </p>
        <p className="muted">
          IRONMAN et 70.3 sont des marques de leurs titulaires, citées pour décrire leurs courses. Cet outil
          est indépendant : aucun lien, aucun partenariat, aucun agrément. Nombres de places et rangs :
          relevés canikona, licence Apache-2.0.
        </p>
      </div>
    </>
  )
}
