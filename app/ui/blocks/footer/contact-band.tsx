import { useEffect, useRef } from 'react'
import { LineArt } from '#app/ui/art/line-art.tsx'
import { PersonalPart } from '../header/header-actions.tsx'
import { LeadForm } from './lead-form.tsx'

/** Visitors are invited to leave their address; signed-in people see their next session and the same form on one line. */
export function ContactBand() {
  return (
    <div className="footer-top">
      <LineArt name="footer" className="footer-art" />
      <section className="wrap footer-contact" aria-labelledby="footer-contact-title">
        <h2 className="d2 for-visitor" id="footer-contact-title">
          Parlons de votre prochain départ.
        </h2>
        <NextSession />
        <div>
          <p className="for-visitor">
            Laissez-nous votre adresse&nbsp;: un coach vous répond sous deux jours ouvrés, sans engagement.
          </p>
          <LeadForm />
        </div>
      </section>
    </div>
  )
}

function NextSession() {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const seen = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) dispatchEvent(new Event('personal-wanted'))
    })
    if (place.current) seen.observe(place.current)
    return () => seen.disconnect()
  }, [])
  return (
    <div className="for-account footer-next" ref={place}>
      <PersonalPart part="next" />
    </div>
  )
}
