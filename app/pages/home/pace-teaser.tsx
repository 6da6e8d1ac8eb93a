import { Form, href, Link } from 'react-router'
import type { HomeTexts } from '#app/domain/home/store.server.ts'
import { toolLinks } from '#app/ui/blocks/navigation.ts'
import { Button } from '#app/ui/kit/button.tsx'
import { Icon } from '#app/ui/kit/icon.tsx'
import type { PaceTeaserAnswer } from './pace-teaser-answer.ts'
import { PaceTeaserFields } from './pace-teaser-fields.tsx'
import { usePaceTeaser } from './use-pace-teaser.ts'

type PaceTeaserProps = { texts: HomeTexts['tools']; example: PaceTeaserAnswer }

const runningTool = href('/nos-outils/calculateur-allure-running')

/** A pace from two fields, then the tools. */
export function PaceTeaser({ texts, example }: PaceTeaserProps) {
  const { answer, form, touch } = usePaceTeaser(example)
  return (
    <section className="section wrap" aria-labelledby="pace-teaser-title">
      <div className="pace-teaser ink">
        <Form
          action={runningTool}
          method="get"
          ref={form}
          className="pace-teaser-form"
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
            <p className="tabular">{answer.details ?? 'Il manque un temps.'}</p>
            <Button type="submit" look="ink" iconEnd="arrow-right">
              {texts.button}
            </Button>
          </div>
        </Form>
        <ul className="pace-teaser-tools">
          {toolLinks
            .filter(({ to }) => to !== runningTool)
            .map(({ label, to, icon }) => (
              <li key={to}>
                <Link to={to} prefetch="intent" viewTransition>
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
