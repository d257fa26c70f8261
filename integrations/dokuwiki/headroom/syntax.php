<?php

use dokuwiki\Extension\SyntaxPlugin;
use dokuwiki\Utf8\PhpString;

/**
 * {{headroom>cap-check?vm=DS15_v2 900|Title}}: a calculator in a frame.
 *
 * What an author writes is taken apart, checked against the list of allowed addresses, and put
 * together again; nothing of it reaches the page as markup.
 *
 * @license MIT
 * @author  Headroom maintainers
 */
class syntax_plugin_headroom extends SyntaxPlugin
{
    /** Bytes of an address or a title; the longest case of a calculator is a tenth of this. */
    private const LONGEST = 4000;

    public function getType()
    {
        return 'substition';
    }

    public function getPType()
    {
        return 'block';
    }

    /** Before pictures, which start with the same two braces. */
    public function getSort()
    {
        return 300;
    }

    public function connectTo($mode)
    {
        $this->Lexer->addSpecialPattern('\{\{headroom>[^}\n]+\}\}', $mode, 'plugin_headroom');
    }

    /** @return array what the author asked for, unchecked: the list of addresses may change after a page is kept */
    public function handle($match, $state, $pos, Doku_Handler $handler)
    {
        $inner = substr($match, strlen('{{headroom>'), -2);
        [$what, $title] = array_pad(explode('|', $inner, 2), 2, '');
        // The last word is a height if it is a number. Any other blank stays, and is refused: a case
        // that ended at it would be another case.
        preg_match('/^\s*(.*?)(?:\s+(\d+)(?:px)?)?\s*$/s', $what, $found);
        return [
            // An address out of a page's source is still escaped for HTML.
            'address' => preg_replace('/&(?:amp;)+/', '&', $found[1] ?? ''),
            'height' => (int) ($found[2] ?? 0),
            'title' => trim($title),
        ];
    }

    public function render($format, Doku_Renderer $renderer, $data)
    {
        if ($format === 'metadata') {
            return true;
        }
        $frame = $this->frame($data['address']);
        if ($frame === null) {
            $renderer->cdata($this->getLang('notallowed') . ' ' . PhpString::substr($data['address'], 0, 200));
            return true;
        }
        if (!$this->isCalculator($frame['id'])) {
            $renderer->cdata(sprintf($this->getLang('nocalculator'), $frame['id']));
            return true;
        }
        $title = $data['title'];
        if ($title === '' || strlen($title) > self::LONGEST) {
            $title = sprintf($this->getLang('calculator'), $frame['id']);
        }
        if ($format !== 'xhtml') {
            $renderer->externallink($frame['page'], $title);
            return true;
        }
        $height = $data['height'] > 0 ? min($data['height'], 5000) : (int) $this->getConf('height');
        $renderer->doc .= '<iframe class="headroom-frame" src="' . hsc($frame['src']) . '" width="100%" height="' . $height
            . '" title="' . hsc($title) . '" loading="lazy" frameborder="0"'
            . ' sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox">'
            . '<a href="' . hsc($frame['page']) . '">' . hsc($title) . '</a></iframe>' . DOKU_LF;
        return true;
    }

    /** The zip of a site holds the list of its calculators; a copy of the sources has none, and lets any name pass. */
    private function isCalculator($id)
    {
        $list = __DIR__ . '/calculators.txt';
        return !is_file($list) || in_array($id, file($list, FILE_IGNORE_NEW_LINES), true);
    }

    /** @return array|null the address of the frame and of the full page, if they are ours to show */
    private function frame($address)
    {
        if (strlen($address) > self::LONGEST) {
            return null;
        }
        $sites = preg_split('/\s+/', $this->getConf('sites'), -1, PREG_SPLIT_NO_EMPTY);
        foreach ($sites as $index => $site) {
            $site = rtrim($site, '/') . '/';
            if (!preg_match('#^https?://[^\s"\'<>?\#]+/$#i', $site)) {
                continue;
            }
            // The page of a calculator is meant as well: its address is what a browser shows.
            $place = preg_quote($site, '#') . '(?:embed|calculators)/';
            $place = $index === 0 ? "(?:$place)?" : $place;
            if (preg_match("#^$place([a-z0-9-]+)/?(?:index\\.html)?(?:\\?([^\\s\"'<>\\#]*))?$#Du", $address, $found)) {
                $query = $found[2] ?? '';
                // What the frame shows of the case is no part of it.
                $case = ltrim(preg_replace('/(?:^|&)(?:show|theme)=[^&]*/', '', $query), '&');
                return [
                    'id' => $found[1],
                    'src' => "{$site}embed/{$found[1]}/" . ($query === '' ? '' : "?$query"),
                    'page' => "{$site}calculators/{$found[1]}/" . ($case === '' ? '' : "?$case"),
                ];
            }
        }
        return null;
    }
}
