<?php

namespace Headroom;

use Html;
use MediaWiki\MediaWikiServices;
use Parser;

/**
 * <headroom of="cap-check" vm="DS15_v2" height="900" />: a calculator in a frame.
 *
 * What an author writes is taken apart, checked against the list of allowed addresses, and put
 * together again; nothing of it reaches the page as markup.
 */
class Tag {
	/** Attributes that are about the frame; all others are inputs of the calculator. */
	private const OWN = [ 'of', 'src', 'height', 'title' ];

	/** The longest case of a calculator is a tenth of this. */
	private const LONGEST = 4000;

	public static function register( Parser $parser ): void {
		$parser->setHook( 'headroom', [ self::class, 'render' ] );
	}

	public static function render( $text, array $attributes, Parser $parser ): string {
		$config = MediaWikiServices::getInstance()->getMainConfig();
		$frame = self::frame( $attributes, $config->get( 'HeadroomSites' ) );
		if ( $frame === null || strlen( $frame['src'] ) > self::LONGEST ) {
			return Html::element( 'strong', [ 'class' => 'error' ], wfMessage( 'headroom-not-allowed' )->inContentLanguage()->text() );
		}
		$height = (int)( $attributes['height'] ?? 0 );
		$title = trim( $attributes['title'] ?? '' );
		if ( $title === '' || strlen( $title ) > self::LONGEST ) {
			$title = wfMessage( 'headroom-calculator', $frame['id'] )->inContentLanguage()->text();
		}
		return Html::rawElement(
			'iframe',
			[
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

	/** @return array|null the address of the frame and of the full page, if they are ours to show */
	private static function frame( array $attributes, array $sites ): ?array {
		foreach ( $sites as $index => $site ) {
			$site = rtrim( $site, '/' ) . '/';
			if ( !preg_match( '#^https?://[^\s"\'<>?\#]+/$#i', $site ) ) {
				continue;
			}
			if ( isset( $attributes['src'] ) ) {
				$embed = preg_quote( "{$site}embed/", '#' );
				$pattern = "#^$embed([a-z0-9-]+)/?(?:index\\.html)?(?:\\?([^\\s\"'<>\\#]*))?$#Du";
				if ( preg_match( $pattern, trim( $attributes['src'] ), $found ) ) {
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
		$query = $query === '' ? '' : "?$query";
		return [
			'id' => $id,
			'src' => "{$site}embed/$id/$query",
			'page' => "{$site}calculators/$id/$query",
		];
	}
}
