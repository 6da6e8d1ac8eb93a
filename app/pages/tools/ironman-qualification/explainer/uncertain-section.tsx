import { Icon } from '#app/ui/kit/icon.tsx'
import { Certainty, type CertaintyDegree } from './certainty.tsx'
import { ExplainerSection } from './explainer-section.tsx'

const facts: { degree: CertaintyDegree; texts: string[] }[] = [
  {
    degree: 'read',
    texts: [
      'Les règles d’attribution, les dates des annonces, les tables de juillet et de novembre 2025, l’âge au 31 décembre de l’année du championnat.',
      'Le nombre de places par course, de septembre 2025 à août 2026 : deux relevés concordants.',
    ],
  },
  {
    degree: 'single',
    texts: ['La table 70.3 du 23 juin 2026. Le rang des dernières places prises à l’automne 2025.'],
  },
  { degree: 'deduced', texts: ['Le championnat 2027 comme destination de cette table, d’après sa date.'] },
  {
    degree: 'computed',
    texts: [
      'Le partage des deux exemples de Nice, les parts de 85,2 % et 97,3 %.',
      'Le passage d’une table Ironman à l’autre : les coefficients des femmes divisés par 0,8977, à 0,0001 près.',
    ],
  },
  {
    degree: 'unverified',
    texts: [
      'La table Ironman du cycle qui mène à Kona 2027 : nous n’en avons pas trouvé de nouvelle. Le nombre de places par course de ce cycle.',
      'Les dates et lieux des championnats 70.3 de 2026 et de 2027.',
      'La définition exacte du coefficient : part des finishers et éditions retenues.',
      'Le partage de la liste en Ironman : un article parle de parts égales, les autres sources et les attributions faites depuis disent le contraire. L’arrondi n’est pas publié.',
      'Les coefficients des femmes de 80 ans et plus, non publiés.',
    ],
  },
]

export function UncertainSection() {
  return (
    <ExplainerSection
      id="a-verifier"
      title="Ce que nous savons, ce qu’il faut vérifier"
      lead="Chaque fait porte un trait, qui dit d’où il vient. Les sources ont été lues le 20 novembre 2026."
    >
      <dl className="uncertain-facts">
        {facts.map(({ degree, texts }) => (
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
      <p>
        <a className="more" href="https://www.ironman.com/qualifications" rel="noopener">
          Vérifiez sur le site officiel, ironman.com
          <Icon name="arrow-up-right" size={18} />
        </a>
      </p>
      <p className="muted">
        IRONMAN et 70.3 sont des marques de leurs titulaires, citées pour décrire leurs courses. Cet outil est
        indépendant : aucun lien, aucun partenariat, aucun agrément. Nombres de places et rangs : relevés
        canikona, licence Apache-2.0.
      </p>
    </ExplainerSection>
  )
}
