import answerUrl from 'address:./pace-teaser-answer.ts'
import { useEffect, useRef, useState } from 'react'
import { Form, href, Link } from 'react-router'
import type { HomeTexts } from '#app/domain/home/store.server.ts'
import { toolLinks, useMenus } from '#app/ui/blocks/navigation.ts'
import { Button } from '#app/ui/kit/button.tsx'
import { Icon } from '#app/ui/kit/icon.tsx'
import type { PaceTeaserAnswer } from './pace-teaser-answer.ts'
import { paceTeaserExample, paceTeaserDistances } from './pace-teaser-query.ts'

type PaceTeaserProps = { texts: HomeTexts['tools']; example: PaceTeaserAnswer }

const runningTool = href('/nos-outils/calculateur-allure-running')

export function PaceTeaser({ texts, example }: PaceTeaserProps) {
  const { answer, form, touch } = usePaceTeaser(example)
  const menus = useMenus()
  return (
    <section className="section wrap" aria-labelledby="pace-teaser-title">
      <div className="pace-teaser ink">
        <Form
          action={runningTool}
          method="get"
          ref={form}
          className="pace-teaser-form columns-narrow"
          onFocus={touch}
          onInput={touch}
        >
          <div className="pace-teaser-entry">
            <h2 className="d3" id="pace-teaser-title">
              {texts.title}
            </h2>
            <p className="lead">{texts.lead}</p>
            <PaceTeaserFields expected={answer.expected} />
          </div>
          <div className="pace-teaser-result">
            <output
              className="num"
              htmlFor="distance temps"
              data-long={answer.pace && answer.pace.length > 6 ? '' : undefined}
            >
              {answer.pace ?? '—'}
              <small>/km</small>
            </output>
            <p className="muted tabular">{answer.details ?? 'Il manque un temps.'}</p>
            <Button type="submit" look="ink" iconEnd="arrow-right">
              {texts.button}
            </Button>
          </div>
        </Form>
        <ul className="pace-teaser-tools columns-narrow">
          {(menus ? toolLinks(menus) : [])
            .filter(({ to }) => to !== runningTool)
            .map(({ label, to, icon }) => (
              <li key={to}>
                <Link to={to} className="row" prefetch="intent" viewTransition>
                  {icon ? <Icon name={icon} /> : null}
                  {label}
                  <Icon name="arrow-up-right" size={16} />
                </Link>
              </li>
            ))}
        </ul>
      </div>
    </section>
  )
}

type AnswerFile = typeof import('./pace-teaser-answer.ts')

function usePaceTeaser(example: PaceTeaserAnswer) {
  const [answer, setAnswer] = useState(example)
  const form = useRef<HTMLFormElement>(null)

  async function follow() {
    const { answerPaceTeaser }: AnswerFile = await import(/* @vite-ignore */ answerUrl)
    if (form.current) setAnswer(answerPaceTeaser(typedIn(form.current)))
  }

  // A visitor faster than the script has typed already, as has a browser that comes back to the page.
  useEffect(() => {
    if (!form.current) return
    const { distance, temps } = typedIn(form.current)
    const isTouched = form.current.contains(document.activeElement)
    if (isTouched || distance !== paceTeaserExample.distance || temps !== paceTeaserExample.temps) touch()
  }, [])

  function touch() {
    follow().catch(() => undefined)
  }

  return { answer, form, touch }
}

function typedIn(form: HTMLFormElement) {
  const typed = new FormData(form)
  return { distance: String(typed.get('distance')), temps: String(typed.get('temps')) }
}

/** The kit's look without its components: they would weigh on the home page for these two fields alone. */
function PaceTeaserFields({ expected }: { expected: string | undefined }) {
  return (
    <div className="pace-teaser-fields columns-kept">
      <div className="field">
        <label className="field-label" htmlFor="distance">
          Distance
        </label>
        <span className="control-frame">
          <select
            id="distance"
            name="distance"
            className="control control-select"
            defaultValue={paceTeaserExample.distance}
          >
            {paceTeaserDistances.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" size={16} />
        </span>
      </div>
      <div className="field">
        <label className="field-label" htmlFor="temps">
          Temps visé
        </label>
        <input
          id="temps"
          name="temps"
          className="control tabular"
          defaultValue={paceTeaserExample.temps}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          aria-invalid={expected ? true : undefined}
          aria-describedby={expected ? 'temps-error' : undefined}
        />
        {expected ? (
          <p className="field-error" id="temps-error">
            <Icon name="circle-alert" size={16} />
            <span>{expected}</span>
          </p>
        ) : null}
      </div>
    </div>
  )
}
