<?php

namespace Headroom;

use MediaWiki\Html\Html;
use MediaWiki\MediaWikiServices;

// MediaWiki 1.39 has the class without its namespace.
if ( !class_exists( Html::class ) ) {
	class_alias( 'Html', Html::class );
}

/**
 * <headroom of="cap-check" vm="DS15_v2" height="900" />: a calculator in a frame.
 *
 * What an author writes is taken apart, checked against the list of allowed addresses, and put
 * together again; nothing of it reaches the page as markup.
 *
 * @license MIT
 */
class Tag {
	/** Attributes that are about the frame; all others are inputs of the calculator. */
	private const OWN = [ 'of', 'src', 'height', 'title' ];

	/** The longest case of a calculator is a tenth of this. */
	private const LONGEST = 4000;

	/** @param \MediaWiki\Parser\Parser $parser undeclared, since its name depends on the release */
	public static function register( $parser ): void {
		$parser->setHook( 'headroom', [ self::class, 'render' ] );
	}

	public static function render( $text, array $attributes, $parser ): string {
		$config = MediaWikiServices::getInstance()->getMainConfig();
		$frame = self::frame( $attributes, $config->get( 'HeadroomSites' ) );
		if ( $frame === null || strlen( $frame['src'] ) > self::LONGEST ) {
			return self::refusal( 'headroom-not-allowed' );
		}
		if ( !self::isCalculator( $frame['id'] ) ) {
			return self::refusal( 'headroom-no-calculator', $frame['id'] );
		}
		$parser->getOutput()->addModules( [ 'ext.headroom.frames' ] );
		$height = (int)( $attributes['height'] ?? 0 );
		$title = trim( $attributes['title'] ?? '' );
		if ( $title === '' || strlen( $title ) > self::LONGEST ) {
			$title = wfMessage( 'headroom-calculator', $frame['id'] )->inContentLanguage()->text();
		}
		return Html::rawElement(
			'iframe',
			[
				'class' => 'headroom-frame',
				'src' => $frame['src'],
				'width' => '100%',
				'height' => $height > 0 ? min( $height, 5000 ) : $config->get( 'HeadroomHeight' ),
				'title' => $title,
				'loading' => 'lazy',
				'frameborder' => '0',
				'sandbox' => 'allow-scripts allow-popups allow-popups-to-escape-sandbox',
			],
			Html::element( 'a', [ 'href' => $frame['page'] ], $title )
		);
	}

	private static function refusal( string $message, string ...$values ): string {
		$sentence = wfMessage( $message, ...$values )->inContentLanguage()->text();
		return Html::element( 'strong', [ 'class' => 'error' ], $sentence );
	}

	/** The zip of a site holds the list of its calculators; a copy of the sources has none, and lets any name pass. */
	private static function isCalculator( string $id ): bool {
		$list = dirname( __DIR__ ) . '/calculators.txt';
		return !is_file( $list ) || in_array( $id, file( $list, FILE_IGNORE_NEW_LINES ), true );
	}

	/** @return array|null the address of the frame and of the full page, if they are ours to show */
	private static function frame( array $attributes, array $sites ): ?array {
		foreach ( $sites as $index => $site ) {
			$site = rtrim( $site, '/' ) . '/';
			if ( !preg_match( '#^https?://[^\s"\'<>?\#]+/$#i', $site ) ) {
				continue;
			}
			if ( isset( $attributes['src'] ) ) {
				// The page of a calculator is meant as well: its address is what a browser shows.
				$place = preg_quote( $site, '#' ) . '(?:embed|calculators)/';
				$pattern = "#^$place([a-z0-9-]+)/?(?:index\\.html)?(?:\\?([^\\s\"'<>\\#]*))?$#Du";
				// An address out of a page's source may be escaped for HTML once more.
				$written = preg_replace( '/&(?:amp;)+/', '&', trim( $attributes['src'] ) );
				if ( preg_match( $pattern, $written, $found ) ) {
					return self::addresses( $site, $found[1], $found[2] ?? '' );
				}
			} elseif ( $index === 0 && preg_match( '/^[a-z0-9-]+$/D', trim( $attributes['of'] ?? '' ) ) ) {
				$inputs = array_diff_key( $attributes, array_flip( self::OWN ) );
				return self::addresses( $site, trim( $attributes['of'] ), http_build_query( $inputs, '', '&', PHP_QUERY_RFC3986 ) );
			}
		}
		return null;
	}

	private static function addresses( string $site, string $id, string $query ): array {
		// What the frame shows of the case is no part of it.
		$case = ltrim( preg_replace( '/(?:^|&)(?:show|theme)=[^&]*/', '', $query ), '&' );
		return [
			'id' => $id,
			'src' => "{$site}embed/$id/" . ( $query === '' ? '' : "?$query" ),
			'page' => "{$site}calculators/$id/" . ( $case === '' ? '' : "?$case" ),
		];
	}
}
