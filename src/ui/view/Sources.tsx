import type { Citation } from '../../kit/index.ts';

export function Cite({ citation: { title, place, date, url } }: { citation: Citation }) {
  const words = `${title}, ${date}`;
  return (
    <cite title={place}>
      {url ? (
        <a href={url} rel="noopener external">
          {words}
        </a>
      ) : (
        words
      )}
    </cite>
  );
}

/** The documents of an answer. */
export function Sources({ citations }: { citations: readonly Citation[] }) {
  return (
    <p class="sources">
      Sources:{' '}
      {citations.map((citation, index) => (
        <span key={citation.title}>
          {index > 0 && '; '}
          {citation.place} — <Cite citation={citation} />
        </span>
      ))}
      .
    </p>
  );
}
