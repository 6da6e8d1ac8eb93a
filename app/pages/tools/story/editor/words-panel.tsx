import { textOf, type FigureName } from '#app/domain/activities/figures/figure.ts'
import { machineValue } from '#app/domain/training/typed/writing.ts'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { TextInput } from '#app/ui/kit/fields/text-input.tsx'
import { Icon } from '#app/ui/kit/icon.tsx'
import { Segments } from './segments.tsx'
import { Switch } from './switch.tsx'
import type { StoryState } from './use-story.ts'

const most = 6

/** Enter in it sends nothing. */
const ofNoForm = { form: '' }

/** What is written on the picture, and every figure of the activity: up to six, in the chosen order. */
export function WordsPanel({ state }: { state: StoryState }) {
  const { choices, change, figures, names, shownTitle } = state
  const inOrder = [
    ...names.flatMap((name) => figures.find((figure) => figure.name === name) ?? []),
    ...figures.filter(({ name }) => !names.includes(name)),
  ]
  function show(name: FigureName, isShown: boolean) {
    change({ figures: isShown ? [...names, name].slice(0, most) : names.filter((other) => other !== name) })
  }
  function move(name: FigureName, by: -1 | 1) {
    const from = names.indexOf(name)
    const moved = names.toSpliced(from, 1).toSpliced(Math.max(0, from + by), 0, name)
    change({ figures: moved })
  }
  function drop(name: FigureName, onto: FigureName) {
    const from = names.indexOf(name)
    const to = names.indexOf(onto)
    if (from >= 0 && to >= 0) change({ figures: names.toSpliced(from, 1).toSpliced(to, 0, name) })
  }
  return (
    <section className="story-group story-shown" aria-labelledby="story-words">
      <h2 id="story-words">Données affichées</h2>
      <ol className="story-figures">
        {inOrder.map((figure) => {
          const { name, label, value } = figure
          const place = names.indexOf(name)
          const isShown = place >= 0
          return (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its two buttons do the same
            <li
              key={name}
              draggable={isShown}
              onDragStart={(event) => event.dataTransfer.setData('text/plain', name)}
              onDragOver={(event) => event.preventDefault()}
              onDrop={(event) => drop(event.dataTransfer.getData('text/plain') as FigureName, name)}
            >
              <label>
                <input
                  type="checkbox"
                  checked={isShown}
                  disabled={!isShown && names.length >= most}
                  onChange={({ currentTarget }) => show(name, currentTarget.checked)}
                />
                <span>{label}</span>
                <data className="num" data-nom={name} value={machineValue(value) ?? ''}>
                  {textOf(figure)}
                </data>
              </label>
              {isShown ? (
                <span className="story-order not-print">
                  <button
                    type="button"
                    onClick={() => move(name, -1)}
                    disabled={place === 0}
                    aria-label={`Monter ${label}`}
                  >
                    <Icon name="chevron-down" size={16} />
                  </button>
                  <button
                    type="button"
                    onClick={() => move(name, 1)}
                    disabled={place === names.length - 1}
                    aria-label={`Descendre ${label}`}
                  >
                    <Icon name="chevron-down" size={16} />
                  </button>
                </span>
              ) : null}
            </li>
          )
        })}
      </ol>
      <Segments
        legend="Unité"
        name="unite"
        options={{ km: 'Kilomètres', mi: 'Miles' }}
        value={choices.unit}
        onChange={(unit) => change({ unit: unit === 'mi' ? 'mi' : 'km' })}
      />
      <div className="story-words only-live">
        <Field id="story-title" label="Titre sur l’image" optional>
          <TextInput
            {...ofNoForm}
            value={shownTitle}
            maxLength={80}
            onChange={({ currentTarget }) => change({ title: currentTarget.value })}
          />
        </Field>
        <Field id="story-place" label="Lieu" optional hint="Jamais deviné d’après la trace.">
          <TextInput
            {...ofNoForm}
            value={choices.place}
            maxLength={60}
            onChange={({ currentTarget }) => change({ place: currentTarget.value })}
          />
        </Field>
        <Switch label="Date" isOn={choices.hasDate} onChange={(hasDate) => change({ hasDate })} />
        <Switch
          label="Marque du club"
          isOn={choices.look.hasMark}
          onChange={(hasMark) => state.changeLook({ hasMark })}
        />
        <label className="story-range" htmlFor="story-cut">
          <span>
            Début et fin coupés
            <output className="num">{choices.cut} m</output>
          </span>
          <input
            id="story-cut"
            className="range"
            type="range"
            min={0}
            max={1000}
            step={50}
            value={choices.cut}
            onChange={({ currentTarget }) => change({ cut: Number(currentTarget.value) })}
          />
        </label>
        <output className="small">
          {state.isAllCut
            ? `Toute la trace est à moins de ${choices.cut}\u00a0m du départ ou de l’arrivée\u00a0: sa ligne n’est pas dessinée. Coupez moins pour la voir.`
            : ''}
        </output>
      </div>
    </section>
  )
}
