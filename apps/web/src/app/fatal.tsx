import { localeFrom } from '@yay/words/locales';
import { fatal } from '@yay/words/shell/fatal';
import { Component, type ReactNode } from 'react';
import './error-page.css';

/** The last net: whatever breaks, the page is never blank. */
export class FatalBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? <Fatal /> : this.props.children;
  }
}

/** Needs nothing that could be missing. */
export function Fatal() {
  const words = fatal[localeFrom(navigator.languages.join(','))];
  return (
    <main className="wrong">
      <div role="alert">
        <h1>{words.title}</h1>
        <p>{words.text}</p>
      </div>
      <button type="button" className="btn btn-primary" onClick={() => window.location.reload()}>
        {words.retry}
      </button>
    </main>
  );
}
