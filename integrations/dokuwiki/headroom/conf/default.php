<?php
$conf['sites'] = '';
$conf['height'] = 900;
