/** What an author might try with the two plug-ins, and what may come of it. */
import type { Attempt } from './host.ts';

type Rendered = (text: string) => Promise<string>;

/** Addresses that are not an embed page of an allowed site. */
const strange = (site: string): readonly string[] => [
  'https://elsewhere.example/embed/io-size/',
  '//elsewhere.example/embed/io-size/',
  `${site.replace(/\/$/, '')}@elsewhere.example/embed/io-size/`,
  `${site.replace(/\/$/, '')}.elsewhere.example/embed/io-size/`,
  `https://elsewhere.example/?${site}embed/io-size/`,
  `${site}embed/../calculators/io-size/`,
  `${site}embed/io-size/../../x/`,
  `${site}embed/%2e%2e/x/`,
  `${site}embed//elsewhere.example/`,
  `${site}embed/IO-SIZE/`,
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)//embed/io-size/',
  'data:text/html,<script>alert(1)</script>',
  `${site}embed/io-size/?a="onload="alert(1)`,
  `${site}embed/io-size/?a='onload='alert(1)`,
  `${site}embed/io-size/?a=<script>alert(1)</script>`,
  `${site}embed/io-size/#embed`,
  `${site}embed/io-size/?${'a'.repeat(1_000_000)}`,
  `${site}embed/${'a'.repeat(100_000)}/`,
];

const short = (text: string) => (text.length > 80 ? `${text.slice(0, 77)}…` : text);
const markup = '<script>alert(1)</script>" onload="alert(1)';

export const dokuwikiAttempts = (site: string, rendered: Rendered): readonly Attempt[] => {
  const frame = `${site}embed/io-size/`;
  const writes = (text: string, rest: Partial<Attempt> = {}): Attempt => ({
    what: short(text),
    html: () => rendered(text),
    ...rest,
  });
  return [
    ...strange(site).map((address) => writes(`{{headroom>${address}}}`)),
    writes('{{headroom>../../secret}}'),
    writes('{{headroom>io-size" onload="alert(1)}}'),
    writes('{{headroom>io-size " onload="alert(1)}}'),
    writes(`{{headroom>io-size|${markup}}}`, { frame, title: markup }),
    writes('{{headroom>io-size 99999999999999999999}}', { frame, height: '5000' }),
    // What is no number is no height, and not dropped either: it may be the rest of a case.
    writes('{{headroom>io-size -5}}'),
    writes('{{headroom>io-size 1e3px;"><b>}}'),
    writes('{{headroom>io-size?vm=D8s v5 900}}'),
    writes('{{headroom>nosuch}}', { says: 'Headroom: there is no calculator “nosuch”.' }),
    writes(`{{headroom>${site}calculators/io-size/?disk=P40&vm=D8s_v5 700}}`, {
      frame: `${frame}?disk=P40&vm=D8s_v5`,
      height: '700',
    }),
    writes('{{headroom>io-size?disk=P40&amp;vm=D8s_v5}}', { frame: `${frame}?disk=P40&vm=D8s_v5` }),
    writes(`{{headroom>io-size|${'t'.repeat(1_000_000)}}}`, { frame }),
    writes('{{headroom>io-size?io-size=64KiB&theme=dark}}', {
      frame: `${frame}?io-size=64KiB&theme=dark`,
    }),
    writes('{{headroom>https://second.example/embed/io-size/?a=%22%3E}}', {
      frame: 'https://second.example/embed/io-size/?a=%22%3E',
    }),
  ];
};

export const mediawikiAttempts = (site: string, rendered: Rendered): readonly Attempt[] => {
  const frame = `${site}embed/io-size/`;
  const quoted = (value: string) =>
    `"${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}"`;
  const writes = (attributes: Record<string, string>, rest: Partial<Attempt> = {}): Attempt => {
    const list = Object.entries(attributes).map(([name, value]) => `${name}=${quoted(value)}`);
    const text = `<headroom ${list.join(' ')} />`;
    return { what: short(text), html: () => rendered(text), ...rest };
  };
  return [
    ...strange(site).map((src) => writes({ src })),
    writes({}),
    writes({ of: '../../secret' }),
    writes({ of: 'io-size" onload="alert(1)' }),
    writes({ of: 'nosuch' }, { says: 'Headroom: there is no calculator “nosuch”.' }),
    writes(
      { src: `${site}calculators/io-size/?disk=P40&vm=D8s_v5` },
      { frame: `${frame}?disk=P40&vm=D8s_v5` },
    ),
    writes({ src: `${frame}?disk=P40&amp;vm=D8s_v5` }, { frame: `${frame}?disk=P40&vm=D8s_v5` }),
    writes({ of: 'io-size', vm: 'v'.repeat(1_000_000) }),
    writes({ of: 'io-size', title: markup }, { frame, title: markup }),
    writes({ of: 'io-size', height: '99999999999999999999' }, { frame, height: '5000' }),
    writes({ of: 'io-size', height: '-5' }, { frame, height: '900' }),
    writes({ of: 'io-size', onload: 'alert(1)' }, { frame: `${frame}?onload=alert%281%29` }),
    writes({ of: 'io-size', 'io-size': '64KiB' }, { frame: `${frame}?io-size=64KiB` }),
    writes(
      { of: 'io-size', vm: markup },
      {
        frame: `${frame}?vm=${encodeURIComponent(markup).replace(/[()]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`,
      },
    ),
    writes(
      { src: 'https://second.example/embed/io-size/?a=%22%3E' },
      { frame: 'https://second.example/embed/io-size/?a=%22%3E' },
    ),
  ];
};
